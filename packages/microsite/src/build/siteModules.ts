import type { Plugin } from 'vite';

const PAGES = 'virtual:microsite/pages';
const STYLES = 'virtual:microsite/styles.css';

/**
 * Brings what only one site has into what draws it and into its scripts: the pages that its config adds (`config`: its
 * file; null: none), and its one style sheet.
 */
export function siteModules({ config, styles }: { config: string | null; styles: string }): Plugin {
  return {
    name: 'microsite-modules',
    resolveId(id) {
      if (id === STYLES) return styles;
      return id === PAGES ? `\0${PAGES}` : undefined;
    },
    load(id) {
      if (id !== `\0${PAGES}`) return undefined;
      if (config === null) return 'export const ownPages = [];';
      return `import config from ${JSON.stringify(config)};\nexport const ownPages = config.pages ?? [];`;
    },
  };
}
