import {
  type Brand,
  type Deck,
  type Facts,
  fillAllFacts,
  type Region,
  type VisitorTypeSource,
} from '@tamarack-lowe/content-model';
import { headMessages, offlineMessages } from '@tamarack-lowe/content-model/messages';
import type { ContentDocument } from '../documents/ContentDocument.ts';
import { makeDocuments } from '../documents/documents.ts';
import { openMedia } from '../media/openMedia.ts';
import { createSources, type SourceOptions } from '../read/sources.ts';
import { buildDeck } from './deck.ts';
import { fillKnownFacts } from './fillKnownFacts.ts';

/** All that a site knows of its content before a story is opened. */
export type SiteContent = {
  brand: Brand;
  facts: Facts;
  /** Labels of pages by key, facts filled in. */
  messages: Record<string, string>;
  /** Labels that only the build says, in heads and where there is no network: browsers are spared them. */
  headMessages: Record<string, string>;
  documents: ContentDocument[];
  deck: Deck;
  /** Where the firm has people, in the order in which visitors are offered it. */
  regions: Region[];
  /** Who visits, the first unless somebody says otherwise; none where everybody is shown the same. */
  visitorTypes: VisitorTypeSource[];
};

/** How `readSiteContent` reads. */
export type ReadOptions = SourceOptions & {
  /** Folder of the documents that earlier readings drew, for the next ones. Default: each is drawn anew. */
  drawn?: string | undefined;
};

/** Reads what a site knows of a content folder as one value. Throws a `ContentError` with everything that is wrong. */
export async function readSiteContent(
  folder: string,
  { drawn, ...options }: ReadOptions = {},
): Promise<SiteContent> {
  const sources = createSources(folder, options);
  const facts = sources.facts();
  const labels = Object.entries(fillKnownFacts(sources.messages(), facts));
  const ofBuild = { ...headMessages, ...offlineMessages };
  const chosen = (isOfBuild: boolean) =>
    Object.fromEntries(labels.filter(([key]) => Object.hasOwn(ofBuild, key) === isOfBuild));
  return {
    brand: fillAllFacts(sources.brand(), facts, 'brand'),
    facts,
    messages: chosen(false),
    headMessages: chosen(true),
    documents: (await makeDocuments(sources, folder, drawn)).map(({ document }) => document),
    deck: buildDeck(sources, openMedia(folder, sources.reader, sources.base).pictures),
    regions: sources.regions(),
    visitorTypes: fillAllFacts(sources.visitorTypes(), facts, 'vocabulary'),
  };
}
