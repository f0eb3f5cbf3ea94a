import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { normalizePath, type Plugin, parseSync } from 'vite';
import type { LoadedConfig } from '../../config/loadConfig.ts';

const PAGES = 'virtual:microsite/pages';
const CONFIG = '@tamarack-lowe/microsite';
const MEASURE = 'virtual:microsite/measure';
const CHOICE = 'virtual:microsite/choice';

type SiteModules = {
  /** File of the config, when scripts import it; null when they do not. */
  config: string | null;
  /** Base path of the site. */
  base: string;
  /** Address that receives measurements, and the module that sends them; null when nothing is measured. */
  measure: { module: string; to: string; consent?: unknown; manage?: unknown } | null;
};

/**
 * Serves the virtual modules that contain what only one site has: the custom pages, components and blocks of its config, and the start
 * of its measurements. Scripts of browsers then import the config of the site. Of this package, such a config gets
 * `defineMicrosite` alone, without the code that reads configs on Node; of its `.server` files, empty exports.
 */
export function siteModules({ config, base, measure }: SiteModules): Plugin {
  const folder = config === null ? null : `${normalizePath(dirname(config))}/`;
  return {
    name: 'microsite-modules',
    enforce: 'pre',
    resolveId(id) {
      return [PAGES, CONFIG, MEASURE, CHOICE].includes(id) ? `\0${id}` : undefined;
    },
    load(id, options) {
      if (id === `\0${CONFIG}`) return 'export const defineMicrosite = (config) => config;';
      if (id === `\0${MEASURE}`) return measure === null ? '' : measureModule(measure, config);
      if (id === `\0${CHOICE}`) return choiceModule(measure, config);
      if (folder && id.startsWith(folder) && SERVER_FILE.test(id) && !options?.ssr)
        return emptyExports(id, readFileSync(id, 'utf8'));
      if (id !== `\0${PAGES}`) return undefined;
      if (config === null) return 'export const customPages = [], customComponents = {}, customBlocks = {};';
      return [
        `import config from ${JSON.stringify(config)};`,
        'export const { components: customComponents = {}, blocks: customBlocks = {} } = config;',
        `export const customPages = ${base === '/' ? 'config.pages ?? []' : pagesBelow(base)};`,
      ].join('\n');
    },
  };
}

type Custom = Pick<LoadedConfig, 'analytics' | 'blocks' | 'components' | 'file' | 'pages'>;

/** Returns the file of a config whose pages, components, blocks `consent` or `manage` run in browsers; null when none does. */
export function configInScripts({ analytics, blocks, components, file, pages }: Custom): string | null {
  const hasCustom = [pages, components, blocks].some((custom) => Object.keys(custom).length > 0);
  return hasCustom || analytics?.consent || analytics?.manage ? file : null;
}

/** Name of a file that only the build reads: `readWorks.server.ts`. */
export const SERVER_FILE = /\.server\.[cm]?[jt]sx?$/;

/** Returns the exports of a module (`text`, TypeScript) with `undefined` as their values, for browsers. */
export function emptyExports(file: string, text: string): string {
  const { module } = parseSync(file, text);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName: { kind, name } }) => {
      if (isType) return [];
      if (kind === 'Default') return 'export default undefined;';
      return name === null ? [] : `export const ${name} = undefined;`;
    })
    .join('\n');
}

/** Starts measuring. The config is imported only for its function `consent`. */
function measureModule({ module, to, consent }: NonNullable<SiteModules['measure']>, config: string | null) {
  const start = `import { measureWhenIdle } from ${JSON.stringify(module)};\n`;
  return consent === undefined
    ? `${start}measureWhenIdle(${JSON.stringify({ to })});`
    : `${start}import config from ${JSON.stringify(config)};\nmeasureWhenIdle({ ...config.analytics, ...${JSON.stringify({ to })} });`;
}

/** Opens the choice of consent again, and measures accordingly; undefined when the config cannot. */
function choiceModule(measure: SiteModules['measure'], config: string | null) {
  if (!measure?.manage) return 'export const manageChoice = undefined;';
  return [
    `import { measureByChoice } from ${JSON.stringify(measure.module)};`,
    `import config from ${JSON.stringify(config)};`,
    `export const manageChoice = () => measureByChoice({ ...config.analytics, ...${JSON.stringify({ to: measure.to })} });`,
  ].join('\n');
}

/** Puts the base in front of the paths of custom pages: a config writes them as if the site were at the root. */
const pagesBelow = (base: string) =>
  `(config.pages ?? []).map((page) => page.path ? { ...page, path: ${JSON.stringify(base)} + page.path.slice(1) } : page)`;
