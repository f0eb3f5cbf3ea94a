/** Key of `sessionStorage`: the builds for which the page was already loaded again, one behind the other. */
const KEY = 'reloadedFor';

/**
 * Loads the page again, once per build and tab: a new build may have taken away the files of the one in the window.
 * Gives false when that was tried before, when there is no connection, or when nothing can be remembered: a page must
 * never load again and again, nor go to and fro between the builds of two servers.
 */
export function reloadOnce(build: string): boolean {
  if (!navigator.onLine || !noteReload(build)) return false;
  window.location.reload();
  return true;
}

/** Remembers that the page was loaded again for a build. Gives false when that was noted before, or cannot be. */
export function noteReload(build: string): boolean {
  const name = build || 'development';
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    if (before.includes(name)) return false;
    sessionStorage.setItem(KEY, before + name);
    return sessionStorage.getItem(KEY) === before + name;
  } catch {
    return false;
  }
}
