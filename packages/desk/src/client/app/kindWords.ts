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
  messages: 'kindMessages',
  people: 'kindPeople',
  places: 'kindPlaces',
  taxonomy: 'kindTaxonomy',
  glossary: 'kindGlossary',
  brand: 'kindBrand',
  share: 'kindShare',
  pinned: 'kindPinned',
  other: 'kindOther',
};
