import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { normalizePath, type Plugin, parseSync } from 'vite';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { LoadedPlugin } from '../../config/plugins/contract.ts';

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
  measure: { module: string; to: string | undefined; consent?: unknown; manage?: unknown } | null;
  /** Plugins, and the module that starts their scripts. Default: none. */
  plugins?: { list: readonly LoadedPlugin[]; startScripts: string } | undefined;
};

/**
 * Serves virtual modules with the parts of a site that its config decides: custom pages, components and blocks, and the start of its
 * measurements. With them, scripts of browsers import the config. To keep code for Node out of scripts, this package is replaced by
 * a stub (`CONFIG_MODULE`), and `.server` files of the site and files of plugins by modules with empty exports; scripts import the
 * modules that a plugin names.
 */
export function siteModules({ config, base, measure, plugins }: SiteModules): Plugin {
  const folder = config === null ? null : `${normalizePath(dirname(config))}/`;
  const list = plugins?.list ?? [];
  const pluginFiles = list.map(({ file }) => normalizePath(file)).filter((file) => file !== config);
  return {
    name: 'microsite-modules',
    enforce: 'pre',
    resolveId(id) {
      return [PAGES, CONFIG, MEASURE, CHOICE].includes(id) ? `\0${id}` : undefined;
    },
    load(id, options) {
      if (id === `\0${CONFIG}`) return CONFIG_MODULE;
      if (id === `\0${MEASURE}`) return measureModule({ config, measure, plugins });
      if (id === `\0${CHOICE}`) return choiceModule(measure, config);
      if (pluginFiles.includes(id)) return emptyExports(id, readFileSync(id, 'utf8'), '() => undefined');
      if (config !== null && id === normalizePath(config))
        return withoutPlugins(id, readFileSync(id, 'utf8'));
      if (folder && id.startsWith(folder) && SERVER_FILE.test(id) && !options?.ssr)
        return emptyExports(id, readFileSync(id, 'utf8'));
      if (id !== `\0${PAGES}`) return undefined;
      const importConfig = config === null ? EMPTY_CONFIG : `import config from ${JSON.stringify(config)};`;
      const [pages, blocks] = [pluginPages(list), pluginBlocks(list)];
      if (config === null && pages === '' && blocks === '')
        return 'export const customPages = [], customComponents = {}, customBlocks = {};';
      const ownPages = base === '/' ? 'config.pages ?? []' : pagesBelow(base);
      return [
        importConfig,
        blocks === ''
          ? 'export const { components: customComponents = {}, blocks: customBlocks = {} } = config;'
          : `export const { components: customComponents = {} } = config, customBlocks = { ...config.blocks, ${blocks} };`,
        `export const customPages = ${pages === '' ? ownPages : `[...(${ownPages}), ${pages}]`};`,
      ].join('\n');
    },
  };
}

/** Stub of this package, for configs and plugins in scripts. */
const CONFIG_MODULE =
  'export const defineMicrosite = (config) => config;\nexport const definePlugin = () => () => undefined;';

const EMPTY_CONFIG = 'const config = {};';

/** Pages of plugins, as items of a list. Their data come with the page. */
function pluginPages(plugins: readonly LoadedPlugin[]): string {
  return plugins
    .flatMap(({ hooks }) => hooks.routes ?? [])
    .map(({ page, component, styles }) => {
      const fields = JSON.stringify({
        page,
        plugin: true,
        ...(styles !== undefined && { styles: 'plugin' }),
      });
      return `{ ...${fields}, component: ${importOf(component)} }`;
    })
    .join(', ');
}

/** Blocks of plugins, as fields of an object. */
function pluginBlocks(plugins: readonly LoadedPlugin[]): string {
  return plugins
    .flatMap(({ hooks }) => Object.entries(hooks.blocks ?? {}))
    .map(([type, { component }]) => `${JSON.stringify(type)}: { component: ${importOf(component)} }`)
    .join(', ');
}

const importOf = (file: string) => `() => import(${JSON.stringify(normalizePath(file))})`;

type Custom = Pick<LoadedConfig, 'analytics' | 'blocks' | 'components' | 'file' | 'pages'>;

/** Returns the file of a config whose pages, components, blocks, `consent` or `manage` run in browsers; null when none does. */
export function configInScripts({ analytics, blocks, components, file, pages }: Custom): string | null {
  const hasCustom = [pages, components, blocks].some((custom) => Object.keys(custom).length > 0);
  return hasCustom || analytics?.consent || analytics?.manage ? file : null;
}

/** Name of a file that only the build reads: `readWorks.server.ts`. */
export const SERVER_FILE = /\.server\.[cm]?[jt]sx?$/;

/** Returns the exports of a module (`text`, TypeScript) with one value, `undefined` by default, for browsers. */
export function emptyExports(file: string, text: string, value = 'undefined'): string {
  const { module } = parseSync(file, text);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName: { kind, name } }) => {
      if (isType) return [];
      if (kind === 'Default') return `export default ${value};`;
      return name === null ? [] : `export const ${name} = ${value};`;
    })
    .join('\n');
}

/**
 * Returns the text of a config without its field `plugins`. Scripts import the modules that plugins name; their options, such as
 * addresses of feeds, stay with the build.
 */
export function withoutPlugins(file: string, text: string): string {
  const { program } = parseSync(file, text);
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const value = exported?.declaration;
  const object = value?.type === 'CallExpression' ? value.arguments[0] : value;
  if (object?.type !== 'ObjectExpression') return text;
  const { properties } = object;
  const at = properties.findIndex(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'plugins',
  );
  const [previous, plugins, next] = [properties[at - 1], properties[at], properties[at + 1]];
  if (!plugins) return text;
  // Removes a comma beside it too, wherever comments are.
  if (next) return text.slice(0, plugins.start) + text.slice(next.start);
  if (previous) return text.slice(0, previous.end) + text.slice(plugins.end);
  return `${text.slice(0, object.start)}{}${text.slice(object.end)}`;
}

/** Starts measuring, and the scripts of plugins. The config is imported only for its function `consent`. */
function measureModule({ config, measure, plugins }: Pick<SiteModules, 'config' | 'measure' | 'plugins'>) {
  const scripts = (plugins?.list ?? []).flatMap(({ hooks }) => hooks.clientScript ?? []);
  if (plugins !== undefined && scripts.length > 0) {
    const listOf = (wanted: string) =>
      scripts
        .filter(({ when = 'consent' }) => when === wanted)
        .map(({ entry, options = {} }) => `{ load: ${importOf(entry)}, options: ${JSON.stringify(options)} }`)
        .join(', ');
    const consent = measure?.consent === undefined ? '() => true' : 'config.analytics.consent';
    return [
      `import { startScripts } from ${JSON.stringify(plugins.startScripts)};`,
      ...(measure?.consent === undefined ? [] : [`import config from ${JSON.stringify(config)};`]),
      `startScripts({ idle: [${listOf('idle')}], consented: [${listOf('consent')}], consent: ${consent}, to: ${JSON.stringify(measure?.to)} });`,
    ].join('\n');
  }
  if (measure?.to === undefined) return '';
  const { module, to, consent } = measure;
  const start = `import { measureWhenIdle } from ${JSON.stringify(module)};\n`;
  return consent === undefined
    ? `${start}measureWhenIdle(${JSON.stringify({ to })});`
    : `${start}import config from ${JSON.stringify(config)};\nmeasureWhenIdle({ ...config.analytics, ...${JSON.stringify({ to })} });`;
}

/** Exports a function that opens the choice of consent again and measures accordingly; undefined without `analytics.manage`. */
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
