import { basename } from 'node:path';
import { siteLanguages } from '@tamarack-lowe/content-model';
import { checkContent, readSiteContent } from '@tamarack-lowe/content-tools';
import { brandOf } from '../build/render/readProject.ts';
import { workFolders } from '../build/workFolders.ts';
import { blockComplaints } from './blockComplaints.ts';
import { type Inspection, makeCheck } from './check.ts';
import { fileComplaints } from './fileComplaints.ts';
import { labelComplaints } from './labelComplaints.ts';
import { securityComplaints } from './securityComplaints.ts';

const inspectContent: Inspection = async (config, together) => {
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
  const found = await Promise.all(
    siteLanguages(config.languages).map(async ({ tag, home }) => {
      const reading = {
        language: tag,
        home,
        untranslated: config.untranslated[tag],
        together,
        drawn: workFolders(config.folder).documents,
      };
      const { brand, headMessages, messages } = await readSiteContent(config.contentFolder, reading);
      const labels = { ...messages, ...headMessages };
      return labelComplaints({ brand: brandOf(brand, config), language: tag, labels, parts });
    }),
  );
  const drawn = Object.keys(config.blocks);
  return [
    ...blockComplaints({ written: blocks, drawn }).map((words) => `${basename(config.file)}, ${words}`),
    ...found.flat(),
  ];
};

/** Whether the files beside the content can be read as they were meant. */
const inspectFiles: Inspection = async (config) => fileComplaints(config);

/** Whether what the config promises is still true today. */
const inspectSecurity: Inspection = async ({ file, security }) =>
  securityComplaints(security).map((words) => `${basename(file)}, ${words}`);

/** Checks the config of a site, then its files, its content and its labels, in an editor's words. */
export const checkSite = makeCheck([inspectFiles, inspectContent, inspectSecurity]);
