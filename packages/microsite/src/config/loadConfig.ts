import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { nearestWord, readText } from '@tamarack-lowe/content-model/internal/text';
import { createJiti } from 'jiti';
import type * as v from 'valibot';
import { ConfigError, type Issue, parseBySchema } from './configIssues.ts';
import { configSchema, type contentSchema, type countrySchema, type menuSchema } from './configSchema.ts';
import { oldContentIssues, oldFormIssues } from './oldNames.ts';
import { consentIssues } from './plugins/conflicts.ts';
import type { LoadedPlugin } from './plugins/contract.ts';
import { readPlugins } from './plugins/readPlugins.ts';

/** A valid config with defaults. Everything that it names exists, and options have one form. */
export type LoadedConfig = Omit<
  ParsedConfig,
  'content' | 'features' | 'plugins' | 'theme' | 'untranslated'
> & {
  /** Full path of the folder of the site. */
  folder: string;
  /** Full path of the config itself. */
  file: string;
  /** Full path of the content. */
  contentFolder: string;
  /** Content and content host. `recordings` is a full path. */
  content: v.InferOutput<typeof contentSchema>;
  /** Features, with their options where they are on. */
  features: Omit<ParsedConfig['features'], 'menu' | 'country'> & {
    menu: false | v.InferOutput<typeof menuSchema>;
    country: false | v.InferOutput<typeof countrySchema>;
  };
  /** Full path of the style sheet, if there is one. */
  theme: string | undefined;
  /** Plugins, with full paths of their files. */
  plugins: readonly LoadedPlugin[];
  /** Treatment of content without a translation, by language. */
  untranslated: Readonly<Record<string, 'error' | 'omit'>>;
};

/**
 * Reads `microsite.config.ts` of a folder. Throws a `ConfigError` with the file, field, value and remedy of every mistake, or a
 * `ContentError` when the file contains damaged characters.
 */
export async function loadConfig(folder: string): Promise<LoadedConfig> {
  const home = resolve(folder);
  const { name, value } = await importConfig(home);
  const config = parseConfig(name, value);
  const { blocks, features, languages, pages, styles, theme, untranslated } = config;
  const content = typeof config.content === 'string' ? { folder: config.content } : config.content;
  const issues: Issue[] = [];
  const pathOf = (field: string, found: FoundPath): string => {
    if ('path' in found) return found.path;
    issues.push({ field, words: found.words });
    return '';
  };
  /** Replaces the path of a style sheet, if there is one, by its full path. */
  const withSheet = <Custom extends { styles?: string | undefined }>(
    custom: Custom,
    field: string,
  ): Custom =>
    custom.styles === undefined
      ? custom
      : { ...custom, styles: pathOf(`${field}.styles`, fileAt(home, custom.styles)) };
  const { plugins, issues: ofPlugins } = readPlugins(config.plugins, {
    pages: pages.flatMap(({ page }) => page ?? []),
    blocks: Object.keys(blocks),
  });
  issues.push(...ofPlugins, ...(ofPlugins.length === 0 ? consentIssues(config.analytics, plugins) : []));
  const contentPath = pathOf(
    typeof config.content === 'string' ? 'content' : 'content.folder',
    contentFolder(home, content.folder),
  );
  const loaded: LoadedConfig = {
    ...config,
    folder: home,
    file: resolve(home, name),
    contentFolder: contentPath,
    content:
      content.recordings === undefined
        ? content
        : { ...content, recordings: pathOf('content.recordings', folderAt(home, content.recordings)) },
    features: {
      ...features,
      menu: features.menu === true ? {} : features.menu,
      country: features.country === true ? {} : features.country,
    },
    plugins,
    theme: theme === undefined ? undefined : pathOf('theme', fileAt(home, theme)),
    styles: Object.fromEntries(
      Object.entries(styles).map(([chunk, path]) => [chunk, pathOf(`styles.${chunk}`, fileAt(home, path))]),
    ),
    untranslated: Object.fromEntries(
      languages.map((tag) => [
        tag,
        typeof untranslated === 'string' ? untranslated : (untranslated[tag] ?? 'error'),
      ]),
    ),
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([type, block]) => [type, withSheet(block, `blocks.${type}`)]),
    ),
    pages: pages.map((page, index) => withSheet(page, `pages[${index}]`)),
  };
  if (contentPath !== '')
    issues.push(...oldContentIssues(contentPath).map((words) => ({ field: 'content', words })));
  if (issues.length > 0) throw new ConfigError(name, issues);
  return loaded;
}

/** Returns the part of a config that the settings of a server fall back to: the folder of the site, and its hosts. */
export function servedSite({ folder, content, features: { country } }: LoadedConfig): ServedSite {
  return { folder, hosts: { content: content.url, geolocation: country ? country.url : undefined } };
}

type ServedSite = { folder: string; hosts: { content: string | undefined; geolocation: string | undefined } };

const NAMES = ['microsite.config.ts', 'microsite.config.mts', 'microsite.config.js', 'microsite.config.mjs'];

/** Returns the file name of the config of a folder; null when there is none. */
export function findConfig(folder: string): string | null {
  return NAMES.find((name) => existsSync(join(folder, name))) ?? null;
}

/** Imports the config of a folder, in TypeScript on every Node from 20. Returns its file name and its default export. */
export async function importConfig(folder: string): Promise<{ name: string; value: unknown }> {
  const name = findConfig(folder);
  const other = NAMES.find((each) => each !== name && existsSync(join(folder, each)));
  if (name === null) {
    const words = `there is no such file in ${folder}. Go to the folder of the site, or name it after the command.`;
    throw new ConfigError('microsite.config.ts', [{ field: '', words }]);
  }
  if (other !== undefined) {
    const words = `${name} is read, and this file does nothing. Keep one of the two.`;
    throw new ConfigError(other, [{ field: '', words }]);
  }
  readText(readFileSync(join(folder, name)), name);
  // Node removes types from 22.18 on only, and caches modules. Custom pages need `jsx`.
  const jiti = createJiti(import.meta.url, {
    moduleCache: false,
    interopDefault: false,
    jsx: { runtime: 'automatic' },
  });
  try {
    const module = await jiti.import<{ default?: unknown }>(join(folder, name));
    return { name, value: module.default };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    const words = `it cannot be read: ${reason} Correct the file, or install the packages that it imports.`;
    throw new ConfigError(name, [{ field: '', words }]);
  }
}

/** A valid config with defaults. */
type ParsedConfig = v.InferOutput<typeof configSchema>;

const REMEDIES: Record<string, string> = {
  content: 'Say where the content is: a folder, such as "./content", or a package.',
  languages: 'Say in which languages the site speaks, such as ["de-CH"].',
  origin: 'Say where the site is published, such as "https://grow.example.com".',
};

/** Parses the export of a config file. Throws a `ConfigError` with an entry for each issue. */
export function parseConfig(file: string, value: unknown): ParsedConfig {
  if (typeof value !== 'object' || value === null) {
    const words = 'it exports no config. Write "export default defineMicrosite({ … })".';
    throw new ConfigError(file, [{ field: '', words }]);
  }
  const old = oldFormIssues(value);
  if (old.length > 0) throw new ConfigError(file, old);
  const result = parseBySchema(configSchema, value, REMEDIES);
  if ('issues' in result) throw new ConfigError(file, result.issues);
  return result.output;
}

/** Full path of what a setting names, or the words of an issue. */
type FoundPath = { path: string } | { words: string };

/** Finds the content of a site: a folder of the site, or the folder `content` of an installed package. */
export function contentFolder(folder: string, content: string): FoundPath {
  if (/^[./]/.test(content)) return folderAt(folder, content);
  // A package may not export its package.json, so Node's list of folders is searched instead.
  const places = createRequire(join(folder, 'microsite.config.ts')).resolve.paths(content) ?? [];
  const home = places.map((place) => join(place, content)).find(existsSync);
  if (home === undefined) {
    const remedy = isFolder(join(folder, content))
      ? `Did you mean "./${content}"?`
      : `Install it: npm install ${content}`;
    return { words: `the package "${content}" is not installed. ${remedy}` };
  }
  const path = join(home, 'content');
  return isFolder(path)
    ? { path }
    : { words: `the package "${content}" has no folder "content". Name a package that brings content.` };
}

/** Finds a folder by its path from the folder of the site. */
function folderAt(folder: string, path: string): FoundPath {
  const full = resolve(folder, path);
  if (isFolder(full)) return { path: full };
  return { words: `there is no folder "${path}". ${remedyFor(full, path, isFolder)}` };
}

/** Finds a file by its path from the folder of the site. */
function fileAt(folder: string, path: string): FoundPath {
  const full = resolve(folder, path);
  if (existsSync(full) && statSync(full).isFile()) return { path: full };
  return { words: `there is no file "${path}". ${remedyFor(full, path, (each) => !isFolder(each))}` };
}

function remedyFor(full: string, path: string, fits: (path: string) => boolean): string {
  const [parent, name] = [resolve(full, '..'), path.split('/').at(-1) ?? ''];
  const names = isFolder(parent) ? readdirSync(parent).filter((each) => fits(join(parent, each))) : [];
  const similar = nearestWord(name, names);
  return similar === null
    ? 'Make it, or correct its path, which begins at the folder of the config.'
    : `Did you mean "${path.slice(0, path.length - name.length)}${similar}"?`;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
