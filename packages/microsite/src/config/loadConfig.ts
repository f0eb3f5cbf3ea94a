import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readText } from '@tamarack-lowe/content-model/internal/text';
import { createJiti } from 'jiti';
import { type Complaint, ConfigError } from './ConfigError.ts';
import { contentFolder, type FoundPath, fileAt, folderAt } from './configPaths.ts';
import { type ParsedConfig, parseConfig } from './parseConfig.ts';

/** A valid config with defaults. Everything that it names exists. */
export type LoadedConfig = Omit<ParsedConfig, 'theme'> & {
  /** Full path of the folder of the site. */
  folder: string;
  /** Full path of the config itself. */
  file: string;
  /** Full path of the content. */
  contentFolder: string;
  /** Full path of the style sheet, if there is one. */
  theme: string | undefined;
};

/**
 * Reads `microsite.config.ts` of a folder. Throws a `ConfigError` that names file, field, value and remedy of each issue, or a
 * `ContentError` when its text is damaged.
 */
export async function loadConfig(folder: string): Promise<LoadedConfig> {
  const home = resolve(folder);
  const { name, value } = await importConfig(home);
  const config = parseConfig(name, value);
  const issues: Complaint[] = [];
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
  const { blocks, pages, theme, hosts } = config;
  const loaded = {
    ...config,
    folder: home,
    file: resolve(home, name),
    contentFolder: pathOf('content', contentFolder(home, config.content)),
    theme: theme === undefined ? undefined : pathOf('theme', fileAt(home, theme)),
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([type, block]) => [type, withSheet(block, `blocks.${type}`)]),
    ),
    pages: pages.map((page, index) => withSheet(page, `pages[${index}]`)),
    hosts:
      hosts.recordings === undefined
        ? hosts
        : { ...hosts, recordings: pathOf('hosts.recordings', folderAt(home, hosts.recordings)) },
  };
  if (issues.length > 0) throw new ConfigError(name, issues);
  return loaded;
}

const NAMES = ['microsite.config.ts', 'microsite.config.mts', 'microsite.config.js', 'microsite.config.mjs'];

/** Imports the config of a folder, in TypeScript on every Node from 20. Returns its file name and its default export. */
async function importConfig(folder: string): Promise<{ name: string; value: unknown }> {
  const [name, other] = NAMES.filter((each) => existsSync(join(folder, each)));
  if (name === undefined) {
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
    const words = `it cannot be read: ${reason} Mend this in the file, or install what it imports.`;
    throw new ConfigError(name, [{ field: '', words }]);
  }
}
