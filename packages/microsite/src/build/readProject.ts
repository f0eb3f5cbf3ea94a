import type { HeadMessages, Messages } from '@tamarack-lowe/content-model';
import { makeSay } from '@tamarack-lowe/content-model';
import { openContent, readSiteContent } from '@tamarack-lowe/content-tools';
import type { Surroundings } from '../browser/draw.tsx';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { SiteData, SiteTypeface } from '../site/SiteData.ts';
import { dayIn } from '../table/dayIn.ts';
import { brandOf } from './brandOf.ts';
import { drawingsOf } from './drawingsOf.ts';
import { readRecordings } from './readRecordings.ts';
import type { WorkFolders } from './workFolders.ts';

/** A site as its config and its content say it: what pages are drawn with, and what they are read from. */
export type Project = {
  data: SiteData;
  surroundings: Surroundings;
  /** File of a drawing of the brand, by its name. */
  drawings: (name: string) => string;
};

type Given = { work: WorkFolders; typefaces: readonly SiteTypeface[]; now: Date };

/** Reads a site. Throws a `ContentError` with everything that is wrong in its content. */
export async function readProject(config: LoadedConfig, { work, typefaces, now }: Given): Promise<Project> {
  const { contentFolder, languages, browserHosts } = config;
  const [language = ''] = languages;
  const read = await readSiteContent(contentFolder, { language });
  const { deck, documents } = read;
  const brand = brandOf(read.brand, config);
  const content = openContent(contentFolder, { language, documents });
  const { drawings, logo } = drawingsOf(content, brand, work);
  return {
    data: {
      brand,
      deck,
      language,
      languages,
      // Pages are built before anybody reads them: a label that is missing stops the build.
      messages: read.messages as Messages,
      hosts: browserHosts,
      logo,
      typefaces,
      year: now.getFullYear(),
    },
    surroundings: {
      headSay: makeSay(read.headMessages as HeadMessages, brand),
      content,
      recordings: readRecordings(config.hosts.recordings, brand),
      today: dayIn(brand.timeZone ?? 'UTC', now),
    },
    drawings,
  };
}
