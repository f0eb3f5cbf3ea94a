import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetKey } from '@tamarack-lowe/content-model';
import { type Consents, type DeletedFiles, isDeparted } from '@tamarack-lowe/content-model/internal/content';
import { escapeRegExp } from '../files/escapeRegExp.ts';
import { listFiles, readJson } from '../files/textFiles.ts';
import { openMetadata } from '../images/metadata.ts';
import { splitKey } from '../images/originals.ts';

/** A person that builds leave out: the asset key of the portrait without its folder, and other words for them. */
type DepartedPerson = {
  person: string;
  alsoNamed?: readonly string[] | undefined;
  /** Their files that are deleted already. */
  deleted?: DeletedFiles | undefined;
};

/** The people that builds of a day leave out, and functions that find them in content. */
export type Departures = {
  /** Their keys, sorted; empty when nobody has left. */
  people: readonly string[];
  /** Their files that are deleted already. */
  deleted: readonly DeletedFiles[];
  /** Returns whether a name is that of one of them. */
  includes: (name: string) => boolean;
  /** Returns whether a picture or film shows one of them, by its asset key. */
  shows: (media: string) => boolean;
  /** Returns whether a text, or any text or asset key inside a value, names or shows one of them. */
  names: (value: unknown) => boolean;
  /**
   * Returns a function like `names` for parts of one piece of content. If the piece names or shows somebody, their first or last
   * name alone counts in its parts; a first name that nobody else has counts everywhere. `author` signs the piece: a name that
   * the author has too means the author.
   */
  within: (piece: unknown, author?: string) => (value: unknown) => boolean;
};

/** Departures where nobody has left. */
export const NOBODY: Departures = {
  people: [],
  deleted: [],
  includes: () => false,
  shows: () => false,
  names: () => false,
  within: () => () => false,
};

/**
 * Finds the people that a build on a day (`YYYY-MM-DD`) leaves out. Without a day, finds only those with deleted files, because
 * no page can show them.
 */
export function readDepartures(root: string, consents: Consents | null, today?: string): Departures {
  const departed = (consents?.people ?? []).filter((consent) =>
    today === undefined ? consent.deleted !== undefined : isDeparted(consent, today),
  );
  return makeDepartures(root, departed, consents?.people);
}

/**
 * Makes the departures of some people. `all`: everybody of the firm. A first name that only one of them has identifies that
 * person.
 */
export function makeDepartures(
  root: string,
  departed: readonly DepartedPerson[],
  all: readonly DepartedPerson[] = [],
): Departures {
  if (departed.length === 0) return NOBODY;
  const everybody = departed.map(matcherOf);
  const firstNames = all.map(({ person }) => firstOf(person));
  const hasOwnFirstName = (person: string) =>
    firstNames.filter((name) => name === firstOf(person)).length === 1;
  const keys = new Set(departed.map(({ person }) => person));
  const deleted = departed.flatMap((person) => person.deleted ?? []);
  const deletedMedia = new Set(deleted.flatMap(({ media }) => media));
  const metadata = openMetadata(root);
  const shown = new Map<string, boolean>();

  function isShown(media: string): boolean {
    const { kind, name } = splitKey(media);
    if (deletedMedia.has(media)) return true;
    if (kind === 'people') return keys.has(name);
    if (kind === 'scenes')
      return (
        metadata
          .scenes()
          .get(media)
          ?.people.some((key) => keys.has(key)) ?? false
      );
    if (kind !== 'films') return false;
    const film = metadata.films().get(name);
    const texts = film ? [name, film.person ?? '', film.title, film.description] : [name];
    return [...texts, ...captionsOf(root, name)].some((text) => everybody.some(({ full }) => full(text)));
  }

  /** Many circles and cards have the same picture. */
  function shows(media: string): boolean {
    const known = shown.get(media) ?? isShown(media);
    shown.set(media, known);
    return known;
  }

  const names = (value: unknown) =>
    someText(value, (text) =>
      MEDIA_KEY.test(text) ? shows(text) : everybody.some(({ full }) => full(text)),
    );

  return {
    people: [...keys].sort(),
    deleted,
    includes: (name) => keys.has(assetKey(name)),
    shows,
    names,
    within(piece, author = '') {
      const key = assetKey(author);
      const known = everybody.filter(
        ({ full, person }) =>
          someText(piece, full) ||
          someText(piece, (text) => MEDIA_KEY.test(text) && showsPerson(metadata, text, person)),
      );
      const partly = everybody.flatMap((each) => {
        if (known.includes(each)) return each.partly(key, 'any');
        return hasOwnFirstName(each.person) ? each.partly(key, 'first') : [];
      });
      return (value) => names(value) || someText(value, (text) => partly.some((matches) => matches(text)));
    },
  };
}

const MEDIA_KEY = /^(?:people|scenes|films|objects)\/[^\s/]+$/;

function showsPerson(metadata: ReturnType<typeof openMetadata>, media: string, person: string): boolean {
  return media === `people/${person}` || (metadata.scenes().get(media)?.people.includes(person) ?? false);
}

/** Returns the text of the caption files of a film, in all languages. */
function captionsOf(root: string, film: string): string[] {
  const folder = join(root, 'films');
  return listFiles(folder)
    .filter((file) => file.startsWith(`${film}.`) && file.endsWith('.vtt'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Returns whether a test holds for a text, for lines of one text, or for any text inside a value. */
function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.values(value);
  // A name may stand on two lines of a title.
  const isLines = Array.isArray(value) && inner.every((line) => typeof line === 'string');
  return inner.some((each) => someText(each, test)) || (isLines && test(inner.join(' ')));
}

/** Patterns of one person. */
type Matcher = {
  person: string;
  /** Returns whether a text has their whole name, or one of their other names. */
  full: (text: string) => boolean;
  /** Returns a function that finds their first, or first or last, name alone, unless an author of this key has it too. */
  partly: (author: string, part: 'first' | 'any') => (text: string) => boolean;
};

/** Shortest first or last name that counts alone: `St`, `El` and `Al` are parts of many names. */
const LEAST_LETTERS = 3;

function matcherOf({ person, alsoNamed = [] }: DepartedPerson): Matcher {
  const words = person.split(/[_-]+/).map(escapeRegExp);
  const full = wordPattern(
    [words.join('[_-]+'), ...alsoNamed.map((name) => escapeRegExp(assetKey(name)))],
    'iu',
  );
  const first = firstOf(person);
  const last = person.split('_').slice(1).at(-1) ?? '';
  return {
    person,
    full: (text) => spellings(text).some((each) => full.test(each)),
    partly(author, part) {
      const taken = author.split('_');
      const own = (part === 'any' ? [first, last] : [first]).filter(
        (name, index) => !taken.includes(name) && (index === 0 ? name !== '' : name.length >= LEAST_LETTERS),
      );
      if (own.length === 0) return () => false;
      const pattern = wordPattern(own.map(escapeRegExp), 'u');
      return (text) => spellings(text).some((each) => pattern.test(each));
    },
  };
}

const firstOf = (person: string) => person.split('_')[0] ?? '';

/** A pattern of whole words: `_` stands between words, and a name may have the "s" of "Amara’s". */
const wordPattern = (words: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})s?(?![\\p{L}\\p{N}])`, flags);

/** A text in the spelling of asset keys, twice: without apostrophes ("O’Dunnell"), and with a gap for each ("d’Amara"). */
function spellings(text: string): string[] {
  const plain = text.replaceAll(/<[^>]*>/g, '');
  return [assetKey(plain), assetKey(plain.replaceAll(/['’]/g, ' '))];
}

/** Files that tools write, and the record of the departure itself. */
const OTHERS = /^(?:schema\/|node_modules\/|translations\.|consents\.json$|\.)/;

/** Lists the files of a content folder that name or show a person, with forward slashes, sorted. */
export function filesNaming(root: string, person: DepartedPerson): string[] {
  const { names, shows } = makeDepartures(root, [person]);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !OTHERS.test(file))
    .filter((file) => {
      const media = mediaKeyOf(file);
      if (media !== null && shows(media)) return true;
      if (file.endsWith('.json')) return names(readJson(root, join(root, file))) || names(file);
      return /\.(?:vtt|svg|md|txt)$/.test(file) && names(readFileSync(join(root, file), 'utf8'));
    })
    .sort();
}

/** Returns whether a file is about a person alone, and may be deleted with them. */
export function isAboutPerson(root: string, file: string, person: string): boolean {
  const { shows, includes } = makeDepartures(root, [{ person }]);
  const media = mediaKeyOf(file);
  if (media !== null) return shows(media);
  if (/^members\/[^/]+\.json$/.test(file))
    return includes(nameIn(root, file.replace(/\.[\w-]+(?=\.json$)/, '')));
  if (!/^stories\/[^/]+\/[^/]+\/story(?:\.[\w-]+)?\.json$/.test(file)) return false;
  return includes(nameIn(root, file.replace(/story\.[\w-]+\.json$/, 'story.json')));
}

/** Returns the asset key of a picture, film or caption file; null for all others. */
function mediaKeyOf(file: string): string | null {
  const [, kind, name] = /^(?:pictures\/)?(people|scenes|films)\/([^/.]+)\.(?!json$)[^/]+$/.exec(file) ?? [];
  return kind === undefined || name === undefined ? null : `${kind}/${name}`;
}

/** Returns the name in a member or the author of a story; an empty text where there is none. */
function nameIn(root: string, file: string): string {
  const { name, author } = Object(readJson(root, join(root, file))) as { name?: unknown; author?: unknown };
  const found: unknown = name ?? (Object(author) as { name?: unknown }).name;
  return typeof found === 'string' ? found : '';
}
