import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { LEFT_TO_BUILD, namesAlone } from './leftToBuild.ts';

const PAGES = 'virtual:microsite/pages';
const CONFIG = '@tamarack-lowe/microsite';
const MEASURE = 'virtual:microsite/measure';

type SiteModules = {
  /** File of the config, where scripts need something of it; null: they do not. */
  config: string | null;
  /** What the config says of measuring, and the module that does it; null: nothing is measured. */
  measure: { module: string; to: string; consent?: unknown } | null;
};

/**
 * Brings what only one site has into what draws it and into its scripts: the pages, parts and blocks that its config adds,
 * and that it measures visits. Such a config comes along: of what it imports from here, browsers get the one function that
 * it calls, and not what reads configs on Node; of its files that end in `.server`, they get names alone.
 */
export function siteModules({ config, measure }: SiteModules): Plugin {
  const folder = config === null ? null : `${normalizePath(dirname(config))}/`;
  return {
    name: 'microsite-modules',
    enforce: 'pre',
    resolveId(id) {
      return [PAGES, CONFIG, MEASURE].includes(id) ? `\0${id}` : undefined;
    },
    load(id, options) {
      if (id === `\0${CONFIG}`) return 'export const defineMicrosite = (config) => config;';
      if (id === `\0${MEASURE}`) return measure === null ? '' : measuring(measure, config);
      if (folder && id.startsWith(folder) && LEFT_TO_BUILD.test(id) && !options?.ssr)
        return namesAlone(readFileSync(id, 'utf8'));
      if (id !== `\0${PAGES}`) return undefined;
      if (config === null) return 'export const ownPages = [], ownParts = {}, ownBlocks = {};';
      return `import config from ${JSON.stringify(config)};\nexport const { pages: ownPages = [], parts: ownParts = {}, blocks: ownBlocks = {} } = config;`;
    },
  };
}

/** Has a visit measured. A function of the config comes with the config, and nothing else of it is needed. */
function measuring({ module, to, consent }: NonNullable<SiteModules['measure']>, config: string | null) {
  const call = `import { measureWhenIdle } from ${JSON.stringify(module)};\nmeasureWhenIdle`;
  return consent === undefined
    ? `${call}(${JSON.stringify({ to })});`
    : `import config from ${JSON.stringify(config)};\n${call}(config.measure);`;
}
