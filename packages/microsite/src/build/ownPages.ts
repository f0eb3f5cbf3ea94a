import type { Plugin } from 'vite';

const ID = 'virtual:microsite/pages';

/** Brings the pages that a config adds into what draws the site and into its scripts. `file`: the config, or null. */
export function ownPages(file: string | null): Plugin {
  return {
    name: 'microsite-own-pages',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (file === null) return 'export const ownPages = [];';
      return `import config from ${JSON.stringify(file)};\nexport const ownPages = config.pages ?? [];`;
    },
  };
}
