import { factText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { messagesFile } from '../files/languages.ts';
import { slideSetName } from '../read/slideSets.ts';
import type { CheckContext, Rule } from './context.ts';

/** Lists all content that facts are filled into, with its name for editors. */
export function copyOf(context: CheckContext) {
  const { brand, labels, members, nameIn, resources, slideSets, sources, stories } = context;
  const pieces: [string, unknown][] = [
    [nameIn('brand'), brand],
    [nameIn('hiring'), sources.hiring()],
    [messagesFile(sources.language()), labels],
    ...slideSets.map((set): [string, unknown] => [nameIn(slideSetName(set)), set]),
    ...[...stories, ...resources].map((piece): [string, unknown] => [nameIn(piece.id), piece]),
    ...members.map((member): [string, unknown] => [nameIn(member.slug), member]),
  ];
  return pieces.map(([where, piece]) => ({ where, words: JSON.stringify(piece).toLowerCase() }));
}

/** Finds facts that nothing uses: nobody would keep them true. */
export const unusedFacts: Rule = (context) => {
  const copy = copyOf(context);
  return Object.keys(context.facts)
    .filter((key) => !copy.some(({ words }) => words.includes(`{${key}}`.toLowerCase())))
    .map((key) => issue(`facts, ${key}`, message('unusedFact', { fact: `{${key}}` })));
};

/** A text of this length is the fact wherever it stands; shorter ones, such as "two", have other meanings. */
const LEAST_LETTERS = 10;

/** Finds facts that are written out instead of named by key: they would stay when the fact changes. */
export const writtenOutFacts: Rule = (context) => {
  const facts = Object.entries(context.facts).filter(([, { text }]) => text.length >= LEAST_LETTERS);
  return copyOf(context).flatMap(({ where, words }) =>
    facts
      .filter(([, { text }]) => words.includes(text.toLowerCase()))
      .map(([key, { text }]) => issue(where, message('writtenOutFact', { text, fact: `{${key}}` }))),
  );
};

/**
 * Finds labels with unbalanced braces, and placeholders that almost match a fact: the build fills in facts, pages
 * fill in other values.
 */
export const brokenPlaceholders: Rule = ({ facts, labels, sources }) => {
  const file = messagesFile(sources.language());
  return Object.entries(labels).flatMap(([key, words]) => {
    const where = `${file}, ${key}`;
    const rest = words.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, '');
    const issues = /[{}]/.test(rest) ? [issue(where, message('openBrace', { example: '{name}' }))] : [];
    const used = [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const lookalikes = used
      .filter((name) => factText(facts, name) === undefined)
      .filter((name) => Object.keys(facts).some((fact) => fact.toLowerCase() === name.toLowerCase()));
    return [
      ...issues,
      ...lookalikes.map((name) => issue(where, message('similarFact', { fact: `{${name}}` }))),
    ];
  });
};
