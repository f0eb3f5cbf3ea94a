import {
  type HeadMessages,
  type Messages,
  makeSay,
  type SiteLanguage,
  siteLanguages,
  wallClockAt,
} from '@tamarack-lowe/content-model';
import { openContent, readSiteContent } from '@tamarack-lowe/content-tools';
import type { DrawnSite } from '../../client/draw.tsx';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { SiteData, SiteTypeface } from '../../site/SiteData.ts';
import { belowBase } from '../belowBase.ts';
import { brandOf } from '../brandOf.ts';
import { hostAnswersOf } from '../hostAnswersOf.ts';
import type { WorkFolders } from '../workFolders.ts';
import { drawingsOf } from './brandDrawings.ts';

/** A site as its config and its content say it: what pages are drawn with, and what they are read from. */
export type Project = {
  /** One for each language, the one at the root first. */
  sites: DrawnSite[];
  /** Files of drawings of the brand by their names, one such function for each language. */
  drawings: ((name: string) => string)[];
  /** Lines for who builds: where menu and events come from. */
  said: string[];
};

type Given = {
  work: WorkFolders;
  typefaces: readonly SiteTypeface[];
  now: Date;
  /** Origin of the content host to ask. Default: recordings stand in for it. */
  contentHost?: string | undefined;
  /** Readings of content with the same object share what they read. */
  together?: object | undefined;
};

/** Reads a site. Throws a `ContentError` with everything that is wrong in its content. */
export async function readProject(config: LoadedConfig, given: Given): Promise<Project> {
  const languages = siteLanguages(config.languages, config.base);
  const { together = {} } = given;
  const read = await Promise.all(
    languages.map((language) => readSite(config, language, { ...given, languages, together })),
  );
  const sites = read.map(({ site }) => site);
  const spoken = languages.map((language, index): SiteLanguage => {
    const { languageHint, close } = sites[index]?.data.messages ?? {};
    return { ...language, ...(languageHint && close && { hint: { words: languageHint, close } }) };
  });
  const known = sites.length > 1 ? spoken : languages;
  return {
    sites: sites.map(({ data, surroundings }) => ({ data: { ...data, languages: known }, surroundings })),
    drawings: read.map(({ drawings }) => drawings),
    said: read.flatMap(({ said }) => said),
  };
}

async function readSite(
  config: LoadedConfig,
  { tag, home }: SiteLanguage,
  {
    languages,
    together,
    work,
    typefaces,
    now,
    contentHost,
  }: Given & { languages: readonly SiteLanguage[]; together: object },
): Promise<{ site: DrawnSite; drawings: Project['drawings'][number]; said: string[] }> {
  const {
    base,
    contentFolder,
    browserHosts,
    hosts: { contentPath, badgeClass },
  } = config;
  const reading = { language: tag, home, base, untranslated: config.untranslated[tag], together };
  const read = await readSiteContent(contentFolder, { ...reading, drawn: work.documents });
  const { deck, documents, regions, visitorTypes } = read;
  const brand = brandOf(read.brand, config);
  const content = openContent(contentFolder, { ...reading, documents });
  // Pages are built before anybody reads them: a label that is missing stops the build.
  const messages = read.messages as Messages;
  const { answers, said } = await hostAnswersOf(config, contentHost, {
    brand,
    menuRest: makeSay(messages, brand)('menuRest'),
    language: tag,
    work,
    now,
  });
  // By the calendar of the firm, wherever it is built.
  const today = wallClockAt(brand.timeZone ?? 'UTC', now.getTime()).day;
  const { drawings, logo, marks } = drawingsOf(content, { brand, work, language: tag });
  const below = belowBase(base);
  const data: SiteData = {
    ...below,
    brand,
    deck,
    regions,
    visitorTypes,
    language: tag,
    languages,
    messages,
    hosts: { ...below.hosts, ...browserHosts, contentPath, badgeClass },
    logo,
    marks,
    typefaces,
    field: config.field,
    asks: { menu: config.menu, country: config.country },
    ...(answers.menu && { menu: answers.menu }),
    year: Number(today.slice(0, 4)),
  };
  const surroundings = {
    headSay: makeSay(read.headMessages as HeadMessages, brand),
    content,
    events: answers.events,
    today,
  };
  return { site: { data, surroundings }, drawings, said };
}
