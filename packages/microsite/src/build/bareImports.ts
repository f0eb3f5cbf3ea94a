import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in 0.7 kB of script that fetches the style sheet of a part before the part. This site has
 * one sheet, and `page-data.json` names the scripts of a page.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
