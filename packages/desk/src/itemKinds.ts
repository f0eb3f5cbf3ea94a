/** Kinds of items, in the order of the overview. `captions` are WebVTT; `other` is a JSON file that no schema describes. */
export const KINDS = [
  'story',
  'slides',
  'member',
  'resource',
  'document',
  'films',
  'captions',
  'portraits',
  'scenes',
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
  'other',
] as const;

/** Kind of an item: what its editor shows. */
export type ItemKind = (typeof KINDS)[number];

/** Kinds that have a page of the site. */
export const KINDS_WITH_PAGE: ReadonlySet<string> = new Set<ItemKind>([
  'story',
  'slides',
  'member',
  'resource',
]);

/** Kinds whose number the overview shows. Of the other kinds, a folder has one file or a few. */
export const COUNTED_KINDS: ReadonlySet<string> = new Set<ItemKind>([
  'story',
  'slides',
  'member',
  'resource',
  'films',
  'captions',
]);
