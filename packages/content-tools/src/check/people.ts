import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import {
  type IssueText,
  issue,
  message,
  type People,
  type Person,
  uniqueIssues,
} from '@tamarack-lowe/content-model/internal/content';
import { createPairCache } from '../files/cache.ts';
import { escapeRegExp } from '../files/escapeRegExp.ts';
import { repeats } from '../files/repeats.ts';
import { oneSpelling } from '../translations/glossary.ts';
import type { CheckContext, Rule } from './context.ts';

/** Finds entries of people.json that are there twice, or that name an unknown grade, team or person. */
export const brokenPeople: Rule = ({ sources }) => {
  const sheet = sources.people();
  if (sheet === null) return [];
  const { grades, teams, people } = sheet;
  const unknown = (name: string, field: string, value: string) =>
    issue(`people.json, ${name}`, message('unknownInPeople', { field, value }));
  return [
    ...repeats(people, ({ name }) => sameForm(name)).map(([{ name }]) =>
      issue(`people.json, ${name}`, message('personTwice')),
    ),
    ...people.flatMap(({ name, grade, team, reportsTo }) => [
      ...(grade === undefined || Object.hasOwn(grades, grade) ? [] : [unknown(name, 'grade', grade)]),
      ...(team === undefined || Object.hasOwn(teams, team) ? [] : [unknown(name, 'team', team)]),
      ...(reportsTo === undefined || people.some((other) => other.name === reportsTo)
        ? []
        : [unknown(name, 'person', reportsTo)]),
    ]),
  ];
};

/** Finds bylines, captions of quotes, members and mentions that contradict people.json. Without that file nothing is compared. */
export const contradictedPeople: Rule = (context) => {
  const sheet = context.sources.people();
  if (sheet === null) return [];
  const language = context.sources.language();
  const people = new Map(sheet.people.map((person) => [sameForm(person.name), person]));
  const wordsOf = (person: Person) => titlesOf(sheet, person, language);
  const known = new Set(sheet.people.flatMap(wordsOf).flatMap(partsOf));
  const mentions = mentionsByName(context, sheet);

  return [
    ...signatures(context).flatMap(({ where, name, words }) => {
      const person = people.get(sameForm(name));
      if (person === undefined) return issue(where, message('personUnknown', { name }));
      return contradictions(where, words, wordsOf(person), name);
    }),
    ...captions(context).flatMap(({ where, words }) => {
      const [name = '', ...parts] = words.split(', ');
      const person = people.get(sameForm(name));
      // A caption may contain words that the sheet does not: "by phone", "my mentor".
      const compared = parts.filter((part) => known.has(sameForm(part)));
      return person === undefined ? [] : contradictions(where, compared.join(', '), wordsOf(person), name);
    }),
    ...uniqueIssues(
      sheet.people.flatMap((person) =>
        (mentions.get(person.name) ?? []).flatMap(({ where, words }) => {
          const parts = words.split(', ');
          const end = parts.findIndex((part) => !known.has(sameForm(part)));
          const compared = end < 0 ? parts : parts.slice(0, end);
          return contradictions(where, compared.join(', '), wordsOf(person), person.name);
        }),
      ),
    ),
  ];
};

/** Words after a person's full name and a comma. */
type Mention = { name: string; words: string };

const mentionsIn = createPairCache<Mention[]>();

/** Lists the words after each person's full name and a comma in texts and picture descriptions, up to the end of the sentence. */
function mentionsByName(
  { nameIn, resources, stories }: CheckContext,
  sheet: People,
): Map<string, { where: string; words: string }[]> {
  const names = [...new Set(sheet.people.map(({ name }) => name))];
  // One search for all names is enough for almost every text.
  const anyName = new RegExp(names.map(escapeRegExp).join('|'));
  const find = (value: unknown): Mention[] =>
    stringsIn(value)
      .filter((text) => anyName.test(text))
      .flatMap((text) => names.flatMap((name) => mentionsOf(name, text)));
  const byName = new Map<string, { where: string; words: string }[]>(names.map((name) => [name, []]));
  const add = (id: string, found: readonly Mention[]) => {
    for (const { name, words } of found) byName.get(name)?.push({ where: nameIn(id), words });
  };
  for (const story of stories)
    add(
      story.id,
      mentionsIn(sheet, story, () => find([story.body, story.images])),
    );
  for (const { alt, id, text } of resources) add(id, find([text, alt]));
  return byName;
}

function mentionsOf(name: string, text: string): Mention[] {
  const rests = text.split(`${name}, `).slice(1);
  return rests.map((rest) => ({ name, words: rest.split(/[.;:!?()]/, 1)[0] ?? '' }));
}

/** Lists all strings inside a value, without captions of quotes, which `captions` lists. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => (field === 'by' ? [] : stringsIn(inner)));
}

/** Lists people who sign something or are portrayed, with their job and city. */
function signatures(context: CheckContext): { where: string; name: string; words: string }[] {
  const { members, metadata, nameIn, resources, sources, stories } = context;
  const isSource = sources.language() === sources.source();
  return [
    ...stories.map(({ id, author }) => ({ where: nameIn(id), name: author.name, words: author.job })),
    ...members.map(({ city, job, name, slug }) => ({ where: nameIn(slug), name, words: `${job}, ${city}` })),
    ...resources.flatMap(({ author, id, job }) =>
      author === undefined || job === undefined ? [] : { where: nameIn(id), name: author, words: job },
    ),
    // Metadata of portraits has no translation.
    ...(isSource ? [...metadata.people().values()] : []).map(({ city, job, key, name }) => ({
      where: `pictures/people.json, ${key}`,
      name,
      words: `${job}, ${city}`,
    })),
  ];
}

/** Lists the captions of quotes in stories and resources. */
function captions({ nameIn, resources, stories }: CheckContext): { where: string; words: string }[] {
  const bodies = [
    ...stories.map(({ id, body }) => ({ id, blocks: body })),
    ...resources.map(({ id, text }) => ({ id, blocks: text })),
  ];
  return bodies.flatMap(({ id, blocks }) =>
    blocks.flatMap((block, index) =>
      typeof block === 'object' && 'by' in block && typeof block.by === 'string'
        ? { where: `${nameIn(id)}, block ${index + 1}`, words: block.by }
        : [],
    ),
  );
}

/** Reports each part of `words` that is none of a person's titles, team or city. */
function contradictions(where: string, words: string, own: string[], name: string): IssueText[] {
  const allowed = new Set(own.flatMap(partsOf));
  return words
    .split(', ')
    .filter((part) => part !== '' && !allowed.has(sameForm(part)))
    .map((part) => issue(where, message('personContradicted', { part, name, own: own.join(', ') })));
}

/** Lists the words that may follow a person's name in a language: titles of the grade, team, city. */
function titlesOf({ cities, grades, teams }: People, person: Person, language: string): string[] {
  const inLanguage = <Words>(words: Record<string, Words> | undefined) =>
    words?.[language] ?? words?.[primaryLanguage(language)];
  const grade = person.grade === undefined ? undefined : inLanguage(grades[person.grade]);
  const team = person.team === undefined ? undefined : inLanguage(teams[person.team]);
  return [
    ...(grade ?? []),
    ...(team === undefined ? [] : [team]),
    inLanguage(cities[person.city]) ?? person.city,
  ];
}

/** Splits a title at its commas: "Coordinator, Onboarding" may stand in a byline as two parts. */
const partsOf = (words: string) => words.split(', ').map(sameForm);

/** Normalizes words for comparison: spaces, apostrophes, capitals. */
const sameForm = (words: string) => oneSpelling(words).replaceAll(/\s/g, ' ').toLowerCase();
