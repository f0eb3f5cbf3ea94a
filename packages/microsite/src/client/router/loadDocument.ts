import { buildId } from './buildId.ts';
import { noteReload } from './reloadOnce.ts';

/**
 * Loads the document of an address of the site, when the page cannot be had from within: what a plain link would do.
 * `replace`: the entry of the history stays the same one. Gives false, and does nothing, where there is neither a
 * connection nor a service worker that answers without one: the browser's own page would end the visit.
 */
export function loadDocument(address: string, { replace }: { replace: boolean }): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!navigator.onLine && !workers?.controller) return false;
  // That was the one time that parts of this build are asked for anew by themselves.
  noteReload(buildId());
  const { location } = window;
  const [path] = address.split('#', 1);
  // The same address with a hash would only be scrolled to.
  if (path === location.pathname + location.search) location.reload();
  else if (replace) location.replace(address);
  else location.assign(address);
  return true;
}
