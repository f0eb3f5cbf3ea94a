import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type Messages,
  makeSite,
  type Site,
  type SiteLanguage,
  type SiteSource,
  siteLanguages,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { type Content, openContent, readSiteContent } from '@tamarack-lowe/content-tools';
import { found } from '../../src/pages/found.ts';

const manifest = createRequire(import.meta.url).resolve('@tamarack-lowe/stories/package.json');
/** Content folder of the sample. */
const FOLDER = join(dirname(manifest), 'content');
/** Fixed day of Storybook, so that snapshots do not change: checks of promises lapse by it. */
const TODAY = '2026-11-27';
/** Content folder of the second firm. */
const NORRBECK = join(import.meta.dirname, '../../../norrbeck/content');

/** The sample's content in one language: `source`, the data of `makeSite`; `site`; and `content`, from which pages are read. */
export type OpenedLanguage = {
  source: SiteSource;
  /** Labels that only the build reads, by key. */
  buildLabels: Readonly<Record<string, string>>;
  site: Site;
  content: Content;
};

/** Opens the sample's content in one of the languages of Storybook. */
export async function openLanguage(
  language: SiteLanguage,
  languages: readonly SiteLanguage[],
): Promise<OpenedLanguage> {
  const { source, documents, buildLabels } = await readSource(FOLDER, language, languages);
  const { tag, home } = language;
  const content = openContent(FOLDER, { language: tag, home, documents, today: TODAY });
  return { source, buildLabels, site: makeSite(source), content };
}

/** Reads the data that the second firm's site is made of, in both languages. */
export async function readNorrbeck(): Promise<{ fr: SiteSource; en: SiteSource }> {
  const [french, english] = siteLanguages(['fr-CA', 'en-CA']);
  const languages = [found(french), found(english)];
  const [fr, en] = await Promise.all(languages.map((each) => readSource(NORRBECK, each, languages)));
  return { fr: found(fr).source, en: found(en).source };
}

async function readSource(folder: string, language: SiteLanguage, languages: readonly SiteLanguage[]) {
  const { tag, home } = language;
  const content = await readSiteContent(folder, { language: tag, home });
  const { brand, deck, messages, documents, regions, visitorTypes } = content;
  const source: SiteSource = {
    ...{ brand, deck, language: tag, languages, regions, visitorTypes },
    // The content check of a firm does not pass while a label is missing.
    messages: messages as Messages,
  };
  return { source, documents, buildLabels: content.headMessages };
}

const RECORDINGS = join(import.meta.dirname, '../../../site/recordings');

/** Returns a recorded answer of the content host, in the language of a site. Those of `/fr` are in the folder `fr`. */
export function readRecording({ paths }: Pick<Site, 'paths'>, name: string): unknown {
  return JSON.parse(readFileSync(join(RECORDINGS, paths.intro, `${name}.json`), 'utf8'));
}

/** Makes a value for each visitor type of the sample, by its id. */
export const byType = <Value>({ visitorTypes }: Site, make: (type: VisitorType) => Value) =>
  Object.fromEntries(visitorTypes.map(({ id }) => [id, make(id)]));
