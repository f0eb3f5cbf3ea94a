const ADDRESSES = ['path', 'href', 'link'];

/** The addresses that a block holds, however deep: every text under `path`, `href` or `link`. */
export function linksIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return ADDRESSES.includes(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, key));
}
