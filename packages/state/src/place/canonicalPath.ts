import { ALIASES, decodedPath } from '@tamarack-lowe/content-model';

/** A path in the one form we compare: decoded, without query, hash and last slash, aliases resolved. */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const trimmed = decodedPath(bare).replace(/\/+$/, '') || '/';
  return Object.hasOwn(ALIASES, trimmed) ? ALIASES[trimmed as keyof typeof ALIASES] : trimmed;
}
