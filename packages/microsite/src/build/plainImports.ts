import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import()` as it is written. Vite hands each to a helper that loads styles and scripts ahead, and reports what
 * fails: pages name their sheets and scripts, and `loadChunk` reports. Every visit would carry it.
 */
export const plainImports: Plugin = {
  name: 'microsite-plain-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
};
