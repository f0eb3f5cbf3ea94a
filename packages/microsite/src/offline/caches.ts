/** What the names of our caches begin with; they end with the address below which they are used. */
export const OURS = 'microsite';

/** The cache of pages, pictures and answers; scripts and styles are in Workbox's. */
export const readCacheOf = (scope: string) => `${OURS}-read-${scope}`;
