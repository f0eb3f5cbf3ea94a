/** A path without the slash at its end: pages answer with and without it. */
export function plain(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
