import type { ItemKind } from '../../protocol.ts';
import type { WordKey } from '../words/words.tsx';

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
  pathway: 'kindPathway',
  statement: 'kindStatement',
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
  'pathway',
  'statement',
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
