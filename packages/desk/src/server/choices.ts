import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { Asset, Choices, Json } from '../protocol.ts';
import { type ContentItem, fileIn, type Languages } from './contentItems.ts';
import type { FileIndex } from './fileIndex.ts';
import { focalOf } from './pictures.ts';
import type { DeskLanguage } from './words.ts';

type ChoicesOptions = {
  items: readonly ContentItem[];
  index: FileIndex;
  languages: Languages;
  /** Sections, regions and visitor types have their names in this language where the folder has it. */
  language: DeskLanguage;
};

/** Lists what pickers offer: stories, people, pictures, films, facts and words of the taxonomy. */
export async function readChoices({ items, index, languages, language }: ChoicesOptions): Promise<Choices> {
  const valueIn = async (file: string) => (await index.read(file)).value;
  const own = languages.find((each) => primaryLanguage(each) === language) ?? languages[0];
  const translationOf = async (file: string) => fieldsOf(await valueIn(fileIn(file, own, languages)));
  const portraits = listOf(await valueIn('pictures/people.json'));
  const scenes = listOf(await valueIn('pictures/scenes.json'));
  const films = listOf(await valueIn('films/films.json'));
  const taxonomy = fieldsOf(await valueIn('taxonomy.json'));
  const brand = fieldsOf(await valueIn('brand.json'));
  const taxonomyWords = await translationOf('taxonomy.json');
  const regionWords = namesIn(taxonomyWords.regions);
  const visitorWords = namesIn(taxonomyWords.visitorTypes);
  const sectionWords = namesIn((await translationOf('brand.json')).sections);
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
  const stories = items.filter(({ kind }) => kind === 'story');
  const topicsOf = (list: Json | undefined) =>
    Array.isArray(list) ? list.filter((topic) => typeof topic === 'string') : undefined;
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
    stories: stories.map(({ id, picture, section, title, topic }) => ({
      id,
      section: section ?? '',
      slug: id.split('/').at(-2) ?? '',
      label: title,
      picture: picture ?? null,
      topic: topic ?? '',
    })),
    people: [...people].map(([name, picture]) => ({ name, picture })),
    assets: assets.map((asset) => ({ ...asset, description: described.get(asset.key) || null })),
    facts: Object.entries(fieldsOf(await valueIn('facts.json'))).flatMap(([name, fact]) =>
      name === '$schema' ? [] : [{ name, text: text(fieldsOf(fact).text) }],
    ),
    topics: topicsOf(taxonomy.topics) ?? [...new Set(stories.flatMap(({ topic }) => topic ?? []))],
    regions: listOf(taxonomy.regions).map((region, place) => ({
      id: text(region.id),
      label: text(regionWords(region, place).label) || text(region.label),
    })),
    visitorTypes: listOf(taxonomy.visitorTypes).map((type, place) => {
      const { menu, team } = visitorWords(type, place);
      const label = text(team) || text(menu) || text(type.team) || text(type.menu) || text(type.id);
      return { id: text(type.id), label };
    }),
    sections: listOf(brand.sections).map((section, place) => ({
      id: text(section.id),
      name: text(sectionWords(section, place).name) || text(section.name),
    })),
  };
}

type Fields = { [field: string]: Json };

function fieldsOf(value: Json | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Finds an entry of a list in its translation: by its id, else at the same place. */
function namesIn(translation: Json | undefined): (entry: Fields, place: number) => Fields {
  const all = listOf(translation);
  const named = all.filter(({ id }) => id !== undefined);
  return ({ id }, place) =>
    named.find((each) => each.id === id) ?? (named.length > 0 ? undefined : all[place]) ?? {};
}

const listOf = (value: Json | undefined): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
