import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { Asset, Choices, Json } from '../protocol.ts';
import { type ContentItem, fileIn, type Languages } from './contentItems.ts';
import type { FileIndex } from './fileIndex.ts';
import { type Fields, fieldsOf, listOf, textOf } from './jsonFields.ts';
import { focalOf } from './pictures.ts';
import type { DeskLanguage } from './words.ts';

type ChoicesOptions = {
  items: readonly ContentItem[];
  index: FileIndex;
  languages: Languages;
  /** Language of the names of sections, topics, regions and visitor types. */
  language: DeskLanguage;
};

/** Lists the options of pickers: people, pictures, films, facts and words of the taxonomy. Stories are in the overview. */
export async function readChoices({ items, index, languages, language }: ChoicesOptions): Promise<Choices> {
  const valueIn = async (file: string) => (await index.read(file)).value;
  const portraits = listOf(await valueIn('pictures/people.json'));
  const scenes = listOf(await valueIn('pictures/scenes.json'));
  const films = listOf(await valueIn('films/films.json'));
  const { topics } = fieldsOf(await valueIn('taxonomy.json'));
  const { topicName, ...names } = await readNames({ valueIn, languages, language });
  const described = new Map([
    ...portraits.map(({ alt, key }) => [`people/${text(key)}`, text(alt)] as const),
    ...scenes.map(({ alt, file }) => [text(file).replace(/\.\w+$/, ''), text(alt)] as const),
    ...films.map(({ media, title }) => [`films/${text(media)}`, text(title)] as const),
  ]);
  const metadata = [...portraits, ...scenes];
  const assets: Omit<Asset, 'description'>[] = [
    ...(await index.pictures()).map(({ isPhotograph, key }) => ({
      key,
      type: 'picture' as const,
      focal: isPhotograph ? focalOf(key, metadata) : null,
    })),
    ...films.map(({ media }) => ({ key: `films/${text(media)}`, type: 'film' as const, focal: null })),
  ];
  const topicIds = Array.isArray(topics)
    ? topics.filter((topic) => typeof topic === 'string')
    : [...new Set(items.flatMap(({ topic }) => topic ?? []))];
  const people = new Map<string, string | null>();
  for (const { picture, title } of items.filter(({ kind }) => kind === 'member'))
    people.set(title, picture ?? null);
  for (const { key, name } of portraits) people.set(text(name), `people/${text(key)}`);
  const resources = await Promise.all(
    items
      .filter(({ kind }) => kind === 'resource')
      .map(async ({ id, title }) => ({ slug: text(fieldsOf(await valueIn(id)).slug), name: title })),
  );
  return {
    resources: resources.filter(({ slug }) => slug !== ''),
    people: [...people].map(([name, picture]) => ({ name, picture })),
    assets: assets.map((asset) => ({ ...asset, description: described.get(asset.key) || null })),
    facts: Object.entries(fieldsOf(await valueIn('facts.json'))).flatMap(([name, fact]) =>
      name === '$schema' ? [] : [{ name, text: text(fieldsOf(fact).text) }],
    ),
    topics: topicIds.map((id) => ({ id, label: topicName(id) })),
    ...names,
  };
}

const text = (value: Json | undefined): string => textOf(value) ?? '';

/** Names of ids that files use: sections, topics, regions, visitor types. */
export type Names = Pick<Choices, 'sections' | 'regions' | 'visitorTypes'> & {
  /** Returns the name of a topic. */
  topicName: (id: string) => string;
};

type NamesOptions = {
  /** Returns the value of a file of the folder. */
  valueIn: (file: string) => Promise<Json | undefined>;
  languages: Languages;
  /** Names are in this language where the folder has it, else in that of the source. */
  language: DeskLanguage;
};

/** Lists the files that names are read from, in all languages. */
export const nameFiles = (languages: Languages): string[] =>
  ['brand.json', 'catalogue.json', 'taxonomy.json'].flatMap((file) =>
    languages.map((language) => fileIn(file, language, languages)),
  );

/** Reads the names of sections, regions, visitor types and topics. */
export async function readNames({ language, languages, valueIn }: NamesOptions): Promise<Names> {
  const own = languages.find((each) => primaryLanguage(each) === language) ?? languages[0];
  const read = async (file: string) => ({
    source: fieldsOf(await valueIn(file)),
    words: fieldsOf(await valueIn(fileIn(file, own, languages))),
  });
  const taxonomy = await read('taxonomy.json');
  const brand = await read('brand.json');
  const catalogue = await read('catalogue.json');
  const regionWords = namesIn(taxonomy.words.regions);
  const visitorWords = namesIn(taxonomy.words.visitorTypes);
  const sectionWords = namesIn(brand.words.sections);
  const topics = { ...fieldsOf(catalogue.source.topics), ...fieldsOf(catalogue.words.topics) };
  return {
    regions: listOf(taxonomy.source.regions).map((region, place) => ({
      id: text(region.id),
      label: text(regionWords(region, place).label) || text(region.label),
    })),
    visitorTypes: listOf(taxonomy.source.visitorTypes).map((type, place) => {
      const { menu, team } = visitorWords(type, place);
      const label = text(team) || text(menu) || text(type.team) || text(type.menu) || text(type.id);
      return { id: text(type.id), label };
    }),
    sections: listOf(brand.source.sections).map((section, place) => ({
      id: text(section.id),
      name: text(sectionWords(section, place).name) || text(section.name),
    })),
    topicName: (id) => text(topics[id]) || asWords(id),
  };
}

/** Finds an entry of a list in its translation: by its id, else at the same place. */
function namesIn(translation: Json | undefined): (entry: Fields, place: number) => Fields {
  const all = listOf(translation);
  const named = all.filter(({ id }) => id !== undefined);
  return ({ id }, place) =>
    named.find((each) => each.id === id) ?? (named.length > 0 ? undefined : all[place]) ?? {};
}

/** Makes "Award winning culture" of "award-winning-culture", for a topic without a name. */
const asWords = (id: string): string =>
  id.replaceAll('-', ' ').replace(/^./u, (letter) => letter.toLocaleUpperCase());
