import { basename } from 'node:path';
import { siteLanguages } from '@tamarack-lowe/content-model';
import { checkContent, readSiteContent } from '@tamarack-lowe/content-tools';
import { brandOf } from '../build/render/readProject.ts';
import { workFolders } from '../build/workFolders.ts';
import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';
import { blockIssues, fileIssues, labelIssues, securityIssues } from './siteIssues.ts';

/** Thrown when a check finds issues. The message has a line for each. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

/**
 * Checks one aspect of a site whose config is valid. Returns a line for each issue, with its remedy. Reads of content with the same
 * object (`together`) share their results.
 */
type Check = (config: LoadedConfig, together: object) => Promise<readonly string[]>;

/** Makes the command `check` of several checks. It loads the config first, and throws a `CheckError` with all issues. */
export function makeCheck(checks: readonly Check[]): (folder: string, together?: object) => Promise<void> {
  return async (folder, together = {}) => {
    const config = await loadConfig(folder);
    const found = await Promise.all(checks.map((check) => check(config, together)));
    const issues = found.flat();
    if (issues.length > 0) throw new CheckError(issues.join('\n'));
    console.log(`The site of ${config.origin} is in order.`);
  };
}

const checkFiles: Check = async (config) => fileIssues(config);

const checkSecurity: Check = async ({ file, security }) =>
  securityIssues(security).map((issue) => `${basename(file)}, ${issue}`);

/** Checks the content, then custom blocks and the labels of all languages. */
const checkContentFolder: Check = async (config, together) => {
  const { blocks, complaints, regions, schools, visitorTypes } = checkContent(config.contentFolder, {
    untranslated: config.untranslated,
    together,
  });
  if (complaints.length > 0) return complaints;
  const parts = {
    regions,
    schools,
    visitorTypes,
    otherLanguages: config.languages.length - 1,
    offline: Number(config.offline),
  };
  const ofLabels = await Promise.all(
    siteLanguages(config.languages).map(async ({ tag, home }) => {
      const { brand, headMessages, messages } = await readSiteContent(config.contentFolder, {
        language: tag,
        home,
        untranslated: config.untranslated[tag],
        together,
        drawn: workFolders(config.folder).documents,
      });
      const labels = { ...messages, ...headMessages };
      return labelIssues({ brand: brandOf(brand, config), language: tag, labels, parts });
    }),
  );
  const rendered = Object.keys(config.blocks);
  return [
    ...blockIssues({ defined: blocks, rendered }).map((issue) => `${basename(config.file)}, ${issue}`),
    ...ofLabels.flat(),
  ];
};

/** Checks the config of a site, its files, content and labels, and prints issues in the words of an editor. */
export const checkSite = makeCheck([checkFiles, checkContentFolder, checkSecurity]);
