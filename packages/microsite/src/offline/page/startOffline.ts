import { savesData } from '@tamarack-lowe/pages';
import type { ToldToPage, ToldToWorker } from '../messages.ts';
import { createNote } from './createNote.ts';
import { watchPages } from './watchPages.ts';

const here = () => location.pathname.replace(/(.)\/$/, '$1');

const pictures = () =>
  performance
    .getEntriesByType('resource')
    .flatMap((entry) => ((entry as PerformanceResourceTiming).initiatorType === 'img' ? entry.name : []));

/**
 * Has the service worker of the site keep what is read, once the page is loaded and the browser has nothing to do. Nothing
 * happens where there are none (private windows), where they are refused, and for visitors who save data.
 */
export async function startOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || savesData()) return;
  const { tell, move } = watchPages({ here, show: createNote() });
  workers.addEventListener('message', ({ data }) => tell(data as ToldToPage));
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

  const open = () =>
    workers.controller?.postMessage({ path: here(), pictures: pictures() } satisfies ToldToWorker);
  open();
  // The first one that is registered, and that of a new build.
  workers.addEventListener('controllerchange', open);
  // Browsers without it keep a story that is come to from another page only for who comes so again.
  window.navigation?.addEventListener('currententrychange', () => {
    move();
    open();
  });
  await workers.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
}
