/** A path without the slash at its end. */
export const plain = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * The address under which a page, or the file beside it, is kept: pages are files, and what an address asks
 * (`?as=student`), its hash and a slash at its end change nothing of them.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + plain(pathname);
}
