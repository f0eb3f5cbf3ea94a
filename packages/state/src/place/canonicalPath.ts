import { ALIASES } from '@tamarack-lowe/content-model';

/** A path in the one form we compare: decoded, without query, hash and last slash, aliases resolved. */
export function canonicalPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const trimmed = decoded(bare).replace(/\/+$/, '') || '/';
  return Object.hasOwn(ALIASES, trimmed) ? ALIASES[trimmed as keyof typeof ALIASES] : trimmed;
}

/** `%24%24%24` is `$$$`; a path that is not valid percent-encoding stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
