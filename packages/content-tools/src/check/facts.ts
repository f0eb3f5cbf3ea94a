import { factText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { createPairCache } from '../files/cache.ts';
import { messagesFile } from '../files/languages.ts';
import { slideSetName } from '../read/slideSets.ts';
import type { CheckContext, Rule } from './context.ts';

/** Facts of a piece of content: those that it names by key, and those whose text it contains. */
type FactsOfPiece = { where: string; named: readonly string[]; written: readonly string[] };

const factsOfPieces = createPairCache<FactsOfPiece>();

/** Lists all content that facts are filled into, with its name for editors and its facts. */
export function piecesOf(context: CheckContext): FactsOfPiece[] {
  const { brand, facts, labels, members, nameIn, resources, slideSets, sources, stories } = context;
  const hiring = sources.hiring();
  const pathway = sources.pathway();
  const statement = sources.statement();
  const pieces: [string, object][] = [
    [nameIn('brand'), brand],
    ...(hiring ? [[nameIn('hiring'), hiring] as [string, object]] : []),
    ...(pathway ? [[nameIn('pathway'), pathway] as [string, object]] : []),
    ...(statement ? [[nameIn('statement'), statement] as [string, object]] : []),
    [messagesFile(sources.language()), labels],
    ...slideSets.map((set): [string, object] => [nameIn(slideSetName(set)), set]),
    ...[...stories, ...resources].map((piece): [string, object] => [nameIn(piece.id), piece]),
    ...members.map((member): [string, object] => [nameIn(member.slug), member]),
  ];
  const braces = Object.keys(facts).map((key) => [key, `{${key}}`.toLowerCase()] as const);
  const texts = Object.entries(facts).flatMap(([key, { text }]) =>
    text.length >= LEAST_LETTERS ? [[key, text.toLowerCase()] as const] : [],
  );
  return pieces.map(([where, piece]) =>
    factsOfPieces(facts, piece, () => {
      const words = JSON.stringify(piece).toLowerCase();
      const keysIn = (all: typeof braces) =>
        all.flatMap(([key, text]) => (words.includes(text) ? [key] : []));
      return { where, named: keysIn(braces), written: keysIn(texts) };
    }),
  );
}

/** Finds facts that nothing uses: nobody would keep them true. */
export const unusedFacts: Rule = (context) => {
  const used = new Set(piecesOf(context).flatMap(({ named }) => named));
  return Object.keys(context.facts)
    .filter((key) => !used.has(key))
    .map((key) => issue(`facts, ${key}`, message('unusedFact', { fact: `{${key}}` })));
};

/** A text of this length can only mean the fact; shorter ones, such as "two", have other meanings. */
const LEAST_LETTERS = 10;

/** Finds facts that are written out instead of named by key: they would stay when the fact changes. */
export const writtenOutFacts: Rule = (context) =>
  piecesOf(context).flatMap(({ where, written }) =>
    written.map((key) =>
      issue(where, message('writtenOutFact', { text: context.facts[key]?.text ?? '', fact: `{${key}}` })),
    ),
  );

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
