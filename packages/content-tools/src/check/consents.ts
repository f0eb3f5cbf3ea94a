import { assetKey } from '@tamarack-lowe/content-model';
import {
  type Consent,
  type ConsentUse,
  dayAfter,
  type IssueText,
  isDeparted,
  issue,
  message,
  uniqueIssues,
} from '@tamarack-lowe/content-model/internal/content';
import { makeDepartures } from '../departures/departures.ts';
import { serves } from '../files/languages.ts';
import { repeats } from '../files/repeats.ts';
import { mediaReferences, portraitKey } from '../read/media.ts';
import { slideSetName } from '../read/slideSets.ts';
import { createSources } from '../read/sources.ts';
import type { CheckContext, Rule } from './context.ts';

/** Days before the end of a consent from which the check warns. */
const WARNING_DAYS = 30;

/** A place where content uses a person. */
type Use = { person: string; use: ConsentUse; where: string };

/**
 * Finds people without a record in consents.json, and uses and languages that a record does not allow. Ignores files of
 * people who have left, because the build omits them. Without `consents.json`, finds nothing.
 */
export const missingConsents: Rule = (context) => {
  const records = context.sources.consents()?.people;
  if (records === undefined) return [];
  const today = dayOf(context.now);
  const language = context.sources.language();
  const byPerson = new Map(records.map((record) => [record.person, record]));
  return uniqueIssues([
    ...repeats(records, ({ person }) => person).map(([{ person }]) =>
      issue(`consents.json, ${person}`, message('personTwice')),
    ),
    ...usesOf(context).flatMap(({ person, use, where }): IssueText[] => {
      const consent = byPerson.get(person);
      if (consent === undefined) return [issue(where, message('noConsent', { person }))];
      if (isDeparted(consent, today)) return [];
      if (!consent.uses.includes(use)) return [issue(where, message('noConsentForUse', { person, use }))];
      const isAllowed = consent.languages.some((each) => serves(language, each) || serves(each, language));
      return isAllowed ? [] : [issue(where, message('noConsentForLanguage', { person, language }))];
    }),
  ]);
};

/** Finds words that name a person who has left, and that no build can leave out. */
export const namesThatRemain: Rule = (context) => {
  const { fileIn, nameIn, root, sources } = context;
  const departed = departedOn(context);
  if (departed.length === 0) return [];
  const language = sources.language();
  const published = createSources(root, { language, today: dayOf(context.now), untranslated: 'omit' });
  const { names, within } = makeDepartures(root, departed, sources.consents()?.people);
  const { pictures: _, plays: __, ...brandWords } = published.brand();
  const places: { where: string; words: unknown }[] = [
    { where: nameIn('brand'), words: brandWords },
    { where: fileIn('facts.json'), words: published.facts() },
    { where: `messages.${language}.json`, words: published.messages() },
    ...published.slideSets().flatMap((set) =>
      set.slides.map(({ circles: ___, ...words }, index) => ({
        where: `${nameIn(slideSetName(set))}, slide ${index + 1}`,
        words,
      })),
    ),
    ...published.resources().map(({ id, name, title }) => ({ where: nameIn(id), words: [name, title] })),
    ...published
      .documents()
      .map(({ key, lead, title }) => ({ where: `documents/${key}`, words: [title, lead] })),
  ];
  return places.flatMap(({ where, words }) =>
    names(words) || within(words)(words) ? [issue(where, message('nameRemains'))] : [],
  );
};

/** Warns of consents that end within thirty days, with what will be gone. */
export function endingConsents(context: CheckContext): IssueText[] {
  const records = context.sources.consents()?.people ?? [];
  const today = dayOf(context.now);
  const soon = dayAfter(today, WARNING_DAYS);
  const ending = records.filter(
    ({ until, ...rest }) => until <= soon && !isDeparted({ until, ...rest }, today),
  );
  if (ending.length === 0) return [];
  const uses = usesOf(context);
  return ending.map(({ person, until }) => {
    const places = uses.filter((use) => use.person === person).map(({ use, where }) => `${where} (${use})`);
    const list = [...new Set(places)].join('; ');
    return issue(
      `consents.json, ${person}`,
      message('consentEnds', { day: until, places: list === '' ? message('none') : list }),
    );
  });
}

function departedOn({ now, sources }: CheckContext): Consent[] {
  const today = dayOf(now);
  return (sources.consents()?.people ?? []).filter((consent) => isDeparted(consent, today));
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Lists where content uses each person: as author, in the team, in a film, in a picture, in the words of others. */
function usesOf(context: CheckContext): Use[] {
  const { members, metadata, nameIn, resources, sources, stories } = context;
  const authors = [
    ...stories.map(({ author, id }) => ({ name: author.name, where: nameIn(id) })),
    ...resources.flatMap(({ author, id }) =>
      author === undefined ? [] : { name: author, where: nameIn(id) },
    ),
  ];
  const peopleIn = (key: string): string[] =>
    key.startsWith('people/') ? [key.slice('people/'.length)] : (metadata.scenes().get(key)?.people ?? []);
  return [
    ...authors.map(({ name, where }): Use => ({ person: assetKey(name), use: 'story', where })),
    ...members.map(({ name, slug }): Use => ({ person: assetKey(name), use: 'team', where: nameIn(slug) })),
    ...[...metadata.films().values()].flatMap(({ media, person }): Use[] =>
      person ? [{ person: assetKey(person), use: 'film', where: `films/${media}` }] : [],
    ),
    ...mediaReferences(sources).flatMap(({ key, where }) =>
      peopleIn(key).map((person): Use => ({ person, use: 'picture', where: nameIn(where) })),
    ),
    ...quotedPeople(context),
  ];
}

/** Lists the people who are quoted in the words of others, if they have a portrait. */
function quotedPeople({ metadata, nameIn, pictures, resources, stories }: CheckContext): Use[] {
  const pieces = [
    ...stories.map(({ author, body, id }) => ({ author: author.name, blocks: body, id })),
    ...resources.map(({ author, id, text }) => ({ author, blocks: text, id })),
  ];
  return pieces.flatMap(({ author, blocks, id }) =>
    blocks.flatMap((block, index): Use[] => {
      const by = typeof block === 'object' && 'by' in block ? block.by : undefined;
      const name = typeof by === 'string' ? (by.split(',')[0] ?? '') : '';
      const isKnown = metadata.people().has(assetKey(name)) || pictures.hasPicture(portraitKey(name));
      if (name === '' || name === author || !isKnown) return [];
      return [{ person: assetKey(name), use: 'mention', where: `${nameIn(id)}, block ${index + 1}` }];
    }),
  );
}
