import type { ItemKind, ItemSummary } from '../../protocol.ts';
import type { WordKey, Words } from '../words/words.tsx';

/** Words of each kind, in the plural. */
export const KIND_WORDS: Record<ItemKind, WordKey> = {
  story: 'kindStory',
  slides: 'kindSlides',
  member: 'kindMember',
  resource: 'kindResource',
  document: 'kindDocument',
  films: 'kindFilms',
  captions: 'kindCaptions',
  portraits: 'kindPortraits',
  scenes: 'kindScenes',
  facts: 'kindFacts',
  hiring: 'kindHiring',
  messages: 'kindMessages',
  people: 'kindPeople',
  consents: 'kindConsents',
  places: 'kindPlaces',
  taxonomy: 'kindTaxonomy',
  glossary: 'kindGlossary',
  brand: 'kindBrand',
  share: 'kindShare',
  catalogue: 'kindCatalogue',
  pinned: 'kindPinned',
  other: 'kindOther',
};

/** Kinds of which a folder has one file: a shelf of its own would be a list of one. */
export const SINGLE = new Set<ItemKind>([
  'facts',
  'hiring',
  'messages',
  'people',
  'consents',
  'places',
  'taxonomy',
  'glossary',
  'brand',
  'share',
  'catalogue',
  'pinned',
  'portraits',
  'scenes',
  'other',
  'document',
]);

/** Returns the name of an item for people. A file that is the only one of its kind is called as its kind. */
export function itemName({ kind, title }: Pick<ItemSummary, 'kind' | 'title'>, { say }: Words): string {
  return SINGLE.has(kind) && kind !== 'document' && kind !== 'other' ? say(KIND_WORDS[kind]) : title;
}
