import type { Choices, FieldPath, ItemKind, ItemSummary } from '../../protocol.ts';
import { languageOf, sourceOf } from '../../translationPaths.ts';
import type { WordKey, Words } from '../words/words.tsx';

/** Kinds whose items have a title of their own, in the source language. */
const TITLED = new Set<ItemKind>(['story', 'member', 'resource', 'document', 'captions', 'other']);

type Named = Pick<ItemSummary, 'kind' | 'title' | 'section' | 'for'>;

/**
 * Returns the title of an item for people. Files with a technical name get one in the language of the desk: `facts` is "Figures",
 * `discover.student` has the names of its section and its visitors.
 */
export function titleOf(
  item: Named,
  { sections, visitorTypes }: Pick<Choices, 'sections' | 'visitorTypes'>,
  { say }: Pick<Words, 'say'>,
): string {
  const { kind, title } = item;
  if (TITLED.has(kind)) return title;
  if (kind !== 'slides') return say(KIND_WORDS[kind]);
  const section = sections.find(({ id }) => id === item.section)?.name;
  const visitors = item.for?.map((type) => visitorTypes.find(({ id }) => id === type)?.label ?? type);
  return section ? placeText(section, visitors?.join(', ')) : title;
}

/** Returns the language of an item's title: the source language for a story or a tip; undefined for the name of a person. */
export function titleLanguage(kind: ItemKind, sourceLanguage: string): string | undefined {
  return kind === 'story' || kind === 'resource' || kind === 'document' ? sourceLanguage : undefined;
}

/** Returns the name of a topic for people; its id with spaces where the firm has none. */
export function topicName({ topics }: Pick<Choices, 'topics'>, id: string): string {
  return topics.find((each) => each.id === id)?.label ?? id.replaceAll('-', ' ');
}

/** Joins the parts of a place: "Belonging · French · Headline". Empty parts are left out. */
export function placeText(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Returns the name of a field for people, with the number of its entry: "Text, no. 2". Empty for a whole item. */
export function fieldName(
  kind: ItemKind,
  path: FieldPath,
  { field, say }: Pick<Words, 'field' | 'say'>,
): string {
  if (path.length === 0) return '';
  const { label } = field(kind, path);
  const index = path.findLast((part) => typeof part === 'number');
  return index === undefined ? label : say('numbered', { name: label, number: index + 1 });
}

type Folder = {
  /** Returns the item of an id. */
  itemOf: (id: string) => ItemSummary | undefined;
  /** Languages of the content, the source first. */
  languages: readonly string[];
  words: Pick<Words, 'languageName'>;
};

/** Returns the name of a file for people: "Belonging · French". Its path, if it belongs to no item. */
export function fileName(file: string, { itemOf, languages, words }: Folder): string {
  const item = itemOf(sourceOf(file, languages));
  if (!item) return file;
  const language = languageOf(file, languages);
  return placeText(item.title, item.languages.length > 1 && words.languageName(language));
}

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
