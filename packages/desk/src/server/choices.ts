import type { Asset, Choices, Json } from '../protocol.ts';
import type { ContentItem, Languages } from './contentItems.ts';
import type { FileIndex } from './fileIndex.ts';
import { fieldsOf, listOf, textOf } from './jsonFields.ts';
import { readNames } from './names.ts';
import { focalOf } from './pictures.ts';
import type { DeskLanguage } from './words.ts';

type ChoicesOptions = {
  items: readonly ContentItem[];
  index: FileIndex;
  languages: Languages;
  /** Language of the names of sections, topics, regions and visitor types. */
  language: DeskLanguage;
};

/** Lists what pickers offer besides stories, which are in the overview: people, pictures, films, facts and words of the taxonomy. */
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
