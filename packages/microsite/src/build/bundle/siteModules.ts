import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { LEFT_TO_BUILD, namesAlone } from '../leftToBuild.ts';

const PAGES = 'virtual:microsite/pages';
const CONFIG = '@tamarack-lowe/microsite';
const MEASURE = 'virtual:microsite/measure';

type SiteModules = {
  /** File of the config, where scripts need something of it; null: they do not. */
  config: string | null;
  /** Where the site stands below its origin. */
  base: string;
  /** The address that is told what was measured, and the module that does it; null: nothing is measured. */
  measure: { module: string; to: string; consent?: unknown } | null;
};

/**
 * Brings what only one site has into what draws it and into its scripts: the pages, parts and blocks that its config adds,
 * and that it measures visits. Such a config comes along: of what it imports from here, browsers get the one function that
 * it calls, and not what reads configs on Node; of its files that end in `.server`, they get names alone. Its pages stand below
 * `base`.
 */
export function siteModules({ config, base, measure }: SiteModules): Plugin {
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
        return namesAlone(id, readFileSync(id, 'utf8'));
      if (id !== `\0${PAGES}`) return undefined;
      if (config === null) return 'export const ownPages = [], ownParts = {}, ownBlocks = {};';
      return [
        `import config from ${JSON.stringify(config)};`,
        'export const { parts: ownParts = {}, blocks: ownBlocks = {} } = config;',
        `export const ownPages = ${base === '/' ? 'config.pages ?? []' : pagesBelow(base)};`,
      ].join('\n');
    },
  };
}

/** Has a visit measured. Only a function of the config needs the config. */
function measuring({ module, to, consent }: NonNullable<SiteModules['measure']>, config: string | null) {
  const start = `import { measureWhenIdle } from ${JSON.stringify(module)};\n`;
  return consent === undefined
    ? `${start}measureWhenIdle(${JSON.stringify({ to })});`
    : `${start}import config from ${JSON.stringify(config)};\nmeasureWhenIdle({ ...config.measure, ...${JSON.stringify({ to })} });`;
}

/** The pages of a config, which writes their addresses as if the site stood at the root. */
const pagesBelow = (base: string) =>
  `(config.pages ?? []).map((own) => own.path ? { ...own, path: ${JSON.stringify(base)} + own.path.slice(1) } : own)`;
