import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Brand, ContentError, siteLanguages } from '@tamarack-lowe/content-model';
import { readClock, readMore } from '@tamarack-lowe/content-model/internal/content';
import { type FirmParts, messagesOf } from '@tamarack-lowe/content-model/internal/messages';
import { nearestWord } from '@tamarack-lowe/content-model/internal/text';
import { checkContent, readJsonFile, readSiteContent, readTextFile } from '@tamarack-lowe/content-tools';
import { BLOCK_TYPES } from '@tamarack-lowe/content-tools/internal/blocks';
import { recordingFiles } from '@tamarack-lowe/server/internal/commands';
import { brandOf } from '../build/render/readProject.ts';
import { workFolders } from '../build/workFolders.ts';
import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import { oldStyleIssues } from '../config/oldNames.ts';
import { runHook } from '../config/plugins/PluginError.ts';
import type { Security } from '../config/security.ts';
import { docsAddress } from './docsAddress.ts';

/** Thrown when a check finds issues. The message has a line for each. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

/**
 * Checks one aspect of a site whose config is valid. Returns a line for each issue, with its remedy. `contentCache`: an object; checks
 * and builds that get the same one read each file of the content once (it is the option `together` of `content-tools`).
 */
type Check = (config: LoadedConfig, contentCache: object) => Promise<readonly string[]>;

/** Makes the command `check` of several checks. It loads the config first, and throws a `CheckError` with all issues. */
export function makeCheck(
  checks: readonly Check[],
): (folder: string, contentCache?: object) => Promise<void> {
  return async (folder, contentCache = {}) => {
    const config = await loadConfig(folder);
    const found = await Promise.all(checks.map((check) => check(config, contentCache)));
    const issues = found.flat();
    if (issues.length > 0) throw new CheckError(issues.join('\n'));
    console.log(`The site of ${config.origin} is in order.`);
  };
}

const checkFiles: Check = async (config) => fileIssues(config);

const checkSecurity: Check = async ({ file, security }) =>
  securityIssues(security, readClock(process.env)()).map((issue) => `${basename(file)}, ${issue}`);

/** Checks the content, then custom blocks and the labels of all languages. */
const checkContentFolder: Check = async (config, contentCache) => {
  const { blocks, codes, facts, issues, regions, schools, visitorTypes, warnings } = checkContent(
    config.contentFolder,
    {
      untranslated: config.untranslated,
      together: contentCache,
      now: readClock(process.env)(),
      expiredFacts: config.content.expiredFacts,
    },
  );
  for (const warning of warnings) console.warn(warning);
  if (issues.length > 0) return [...issues, ...readMore(codes, docsAddress()).map(String)];
  const parts = {
    regions,
    schools,
    facts,
    visitorTypes,
    otherLanguages: config.languages.length - 1,
    offline: Number(config.features.offline),
    consents: Number(existsSync(join(config.contentFolder, 'consents.json'))),
    choice: Number(config.analytics?.manage !== undefined),
  };
  const labelIssueLists = await Promise.all(
    siteLanguages(config.languages).map(async ({ tag, home }) => {
      const { brand, headMessages, messages } = await readSiteContent(config.contentFolder, {
        language: tag,
        home,
        untranslated: config.untranslated[tag],
        together: contentCache,
        documentCache: workFolders(config.folder).documents,
      });
      const labels = { ...messages, ...headMessages };
      return labelIssues({ brand: brandOf(brand, config), language: tag, labels, parts });
    }),
  );
  const pluginBlocks = config.plugins.flatMap(({ name, hooks }) =>
    Object.keys(hooks.blocks ?? {}).map((type) => ({ name, type })),
  );
  const rendered = [...Object.keys(config.blocks), ...pluginBlocks.map(({ type }) => type)];
  const known = [...blocks, ...BLOCK_TYPES];
  const undefinedBlocks = pluginBlocks.filter(({ type }) => !known.includes(type));
  return [
    ...undefinedBlocks.map(
      ({ name, type }) =>
        `blocks.ts of the content: the plugin "${name}" renders a block "${type}", which is not defined there. Add its schema, as the README of the plugin says.`,
    ),
    ...blockIssues({
      defined: blocks,
      rendered: rendered.filter((type) => !undefinedBlocks.some((each) => each.type === type)),
    }).map((issue) => `${basename(config.file)}, ${issue}`),
    ...labelIssueLists.flat(),
  ];
};

/** Runs the checks of plugins. Their lines begin with the name of the plugin. */
export const checkPlugins: Check = async ({ plugins, contentFolder, languages, origin }) => {
  const found = await Promise.all(
    plugins.map(async ({ name, hooks: { check } }) => {
      const lines = await runHook(name, 'checking the site', () =>
        check?.({ contentFolder, languages, origin }),
      );
      return (lines ?? []).map((line) => `${name}: ${line}`);
    }),
  );
  return found.flat();
};

/** Checks the config of a site, its files, content and labels, and prints issues in the words of an editor. */
export const checkSite = makeCheck([checkFiles, checkContentFolder, checkSecurity, checkPlugins]);

type Blocks = {
  /** Types of custom blocks that the content defines. */
  defined: readonly string[];
  /** Types of blocks that the config has a component for. */
  rendered: readonly string[];
};

/** Finds custom blocks without a component, and components of unknown blocks. */
export function blockIssues({ defined, rendered }: Blocks): string[] {
  const known = [...defined, ...BLOCK_TYPES];
  return [
    ...defined
      .filter((type) => !rendered.includes(type))
      .map(
        (type) =>
          `blocks.${type}: no component renders this block of blocks.ts of the content. Add "${type}": { component: () => import('…') } to "blocks" of the config.`,
      ),
    ...rendered
      .filter((type) => !known.includes(type))
      .map((type) => {
        const similar = nearestWord(type, known);
        const remedy = similar === null ? `There are ${known.join(', ')}.` : `Did you mean "${similar}"?`;
        return `blocks.${type}: there is no block of this type. ${remedy}`;
      }),
  ];
}

type Labels = {
  brand: Pick<Brand, 'pages'>;
  language: string;
  labels: Readonly<Record<string, string>>;
  /** Default: the firm has all parts. */
  parts?: FirmParts;
};

/** Values that `makeSay` fills in for every label. */
const COMMON_VALUES = ['firm', 'product'];

/** Finds labels that pages need and no file has, and labels with a value that no page fills in. */
export function labelIssues({ brand, language, labels, parts }: Labels): string[] {
  return Object.entries(messagesOf(brand, parts)).flatMap(([key, values]) => {
    const words = labels[key];
    const where = `messages, ${language}: "${key}"`;
    if (words === undefined) return [`${where} is missing, and a page would have no text there. Write it.`];
    const known = [...values, ...COMMON_VALUES];
    return [...words.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.includes(name))
      .map(
        (name) => `${where} contains {${name}}, which no page fills in. Allowed: {${known.join('}, {')}}.`,
      );
  });
}

type Files = Pick<LoadedConfig, 'blocks' | 'content' | 'folder' | 'pages' | 'theme'>;

/** Finds damaged text in the files that a config names (style sheets, recorded responses), and old names in style sheets. */
export function fileIssues({ blocks, content, folder, pages, theme }: Files): string[] {
  const nameOf = (file: string) => relative(folder, file).replaceAll('\\', '/');
  const sheets = [theme, ...[...Object.values(blocks), ...pages].map(({ styles }) => styles)];
  const reads = [
    ...[...new Set(sheets)].flatMap((file) =>
      file === undefined
        ? []
        : () => oldStyleIssues(readTextFile(file, nameOf(file))).map((issue) => `${nameOf(file)}: ${issue}`),
    ),
    ...recordingFiles(content.recordings).map(({ file }) => () => {
      readJsonFile(file, nameOf(file));
      return [];
    }),
  ];
  return reads.flatMap((read) => {
    try {
      return read();
    } catch (error) {
      if (error instanceof ContentError) return error.issues.map(String);
      throw error;
    }
  });
}

/** Finds a `security.txt` that has expired: nobody may rely on its contacts any more. */
export function securityIssues(security: Security | undefined, now: Date): string[] {
  if (security === undefined || new Date(security.expires) > now) return [];
  return [
    `security.expires: ${security.expires} has passed, so nobody may rely on these contacts. Check them, then write a date less than a year ahead.`,
  ];
}
