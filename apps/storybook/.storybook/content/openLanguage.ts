import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type Messages,
  makeSite,
  type Site,
  type SiteLanguage,
  type SiteSource,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { type Content, openContent, readSiteContent } from '@tamarack-lowe/content-tools';

const manifest = createRequire(import.meta.url).resolve('@tamarack-lowe/stories/package.json');
const FOLDER = join(dirname(manifest), 'content');

/** The sample's content in one language: the data a site is made of, the site, and what its pages are read from. */
export type OpenedLanguage = { source: SiteSource; site: Site; content: Content };

/** Opens the sample's content in one of the languages of Storybook. */
export async function openLanguage(
  { tag, home }: SiteLanguage,
  languages: readonly SiteLanguage[],
): Promise<OpenedLanguage> {
  const reading = { language: tag, home };
  const { brand, deck, messages, documents, regions, visitorTypes } = await readSiteContent(FOLDER, reading);
  // The content check of the sample does not pass while a label is missing.
  const source = {
    ...{ brand, deck, language: tag, languages, regions, visitorTypes },
    messages: messages as Messages,
  };
  return { source, site: makeSite(source), content: openContent(FOLDER, { ...reading, documents }) };
}

const RECORDINGS = join(import.meta.dirname, '../../../site/recordings');

/** A recorded answer of the content host, in the language of a site: those of `/fr` lie in `fr`. */
export function readRecording({ paths }: Pick<Site, 'paths'>, name: string): unknown {
  return JSON.parse(readFileSync(join(RECORDINGS, paths.intro, `${name}.json`), 'utf8'));
}

/** Makes a value for each visitor type of the sample, by its id. */
export const byType = <Value>({ visitorTypes }: Site, make: (type: VisitorType) => Value) =>
  Object.fromEntries(visitorTypes.map(({ id }) => [id, make(id)]));
