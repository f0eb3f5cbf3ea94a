import { decodedPath } from './decodedPath.ts';

/** A path in the one form we compare: decoded, without query, hash and last slash. */
export function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return decodedPath(bare).replace(/\/+$/, '') || '/';
}
