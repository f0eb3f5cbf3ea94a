import { resolve } from 'node:path';
import { type Complaint, ConfigError } from './ConfigError.ts';
import { contentFolder } from './contentFolder.ts';
import { importConfig } from './importConfig.ts';
import { type ParsedConfig, parseConfig } from './parseConfig.ts';
import { fileAt, folderAt } from './placeAt.ts';

/** A valid config: defaults are filled in, and the files that it names exist. */
export type LoadedConfig = Omit<ParsedConfig, 'theme'> & {
  /** Full path of the folder of the site. */
  folder: string;
  /** Full path of the config itself. */
  file: string;
  /** Full path of the content. */
  contentFolder: string;
  /** Full path of the style sheet, if the config names one. */
  theme: string | undefined;
};

/**
 * Reads `microsite.config.ts` of a folder. Throws a `ConfigError` with the file, field, value and remedy of every
 * mistake, or a `ContentError` when the file contains damaged characters.
 */
export async function loadConfig(folder: string): Promise<LoadedConfig> {
  const home = resolve(folder);
  const { name, value } = await importConfig(home);
  const config = parseConfig(name, value);
  const complaints: Complaint[] = [];
  const found = (field: string, place: ReturnType<typeof fileAt>): string => {
    if ('path' in place) return place.path;
    complaints.push({ field, words: place.words });
    return '';
  };
  /** Resolves the path of its style sheet, if it has one. */
  const withSheet = <Own extends { styles?: string | undefined }>(own: Own, field: string): Own =>
    own.styles === undefined ? own : { ...own, styles: found(`${field}.styles`, fileAt(home, own.styles)) };
  const { blocks, pages, theme, hosts } = config;
  const loaded = {
    ...config,
    folder: home,
    file: resolve(home, name),
    contentFolder: found('content', contentFolder(home, config.content)),
    theme: theme === undefined ? undefined : found('theme', fileAt(home, theme)),
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([type, block]) => [type, withSheet(block, `blocks.${type}`)]),
    ),
    pages: pages.map((page, index) => withSheet(page, `pages[${index}]`)),
    hosts:
      hosts.recordings === undefined
        ? hosts
        : { ...hosts, recordings: found('hosts.recordings', folderAt(home, hosts.recordings)) },
  };
  if (complaints.length > 0) throw new ConfigError(name, complaints);
  return loaded;
}
