import { ContentError, countWords, fillAllFacts, toLines } from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import type { Rule } from './CheckContext.ts';

/** A story is told in one to two minutes. */
const LEAST_WORDS = 150;
const MOST_WORDS = 400;

function complaintsOf(work: () => void): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.complaints];
    throw error;
  }
}

/** Bodies compile, facts in braces exist, and stories have a length that is read. */
export const storiesCanBeRead: Rule = ({ facts, stories }) =>
  stories.flatMap(({ $schema: _, body, nav: __, ...rest }) => {
    const complaints = complaintsOf(() => fillAllFacts(rest, facts, rest.slug));
    const length = complaintsOf(() => {
      const words = countWords([...toLines(rest.title), ...compileBody(body, facts, rest.slug)]);
      if (words >= LEAST_WORDS && words <= MOST_WORDS) return;
      const remedy = words < LEAST_WORDS ? 'Tell more of it' : 'Cut what does not belong to it';
      throw new ContentError([
        `${rest.slug}: this story has ${words} words; stories have ${LEAST_WORDS} to ${MOST_WORDS}, so that people finish them. ${remedy}.`,
      ]);
    });
    return [...complaints, ...length];
  });

/** Facts in braces exist on slides and resources too. */
export const otherCopyCanBeRead: Rule = ({ facts, members, resources, slideSets }) => [
  ...slideSets.flatMap((set) =>
    set.slides.flatMap((slide, index) =>
      complaintsOf(() => fillAllFacts(slide, facts, `${set.section}.${set.for}, slide ${index + 1}`)),
    ),
  ),
  ...resources.flatMap((resource) => complaintsOf(() => fillAllFacts(resource, facts, resource.slug))),
  ...members.flatMap((member) => complaintsOf(() => fillAllFacts(member, facts, member.slug))),
];

/** Every fact is used, in braces or in words: a fact nobody reads is a fact nobody keeps true. */
export const factsAreUsed: Rule = ({ facts, members, messages, resources, slideSets, stories }) => {
  const copy = JSON.stringify([members, messages, resources, slideSets, stories]);
  return Object.entries(facts)
    .filter(([key, fact]) => !copy.includes(`{${key}}`) && !copy.includes(fact.text))
    .map(([key]) => `facts, ${key}: no page uses this fact. Use it as {${key}}, or take it out.`);
};

/** Labels have whole braces, and no name that is nearly a fact: facts are filled in by the build, other names by pages. */
export const messagesCanBeFilled: Rule = ({ facts, messages }) =>
  Object.entries(messages).flatMap(([key, words]) => {
    const rest = words.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, '');
    const complaints = /[{}]/.test(rest)
      ? [
          `messages.en.json, ${key}: a brace is left open, and visitors would read it. Write a value as {name}.`,
        ]
      : [];
    const used = [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const lookalikes = used
      .filter((name) => !Object.hasOwn(facts, name))
      .filter((name) => Object.keys(facts).some((fact) => fact.toLowerCase() === name.toLowerCase()));
    return [
      ...complaints,
      ...lookalikes.map(
        (name) => `messages.en.json, ${key}: {${name}} is nearly the name of a fact. Mind capital letters.`,
      ),
    ];
  });
