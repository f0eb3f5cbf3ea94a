import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { productFiles } from './productFiles.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** First words of comments that are riddles. */
const OBLIQUE = /^(?:What|Whether|Who|Whom|Whose|How|Where|Which|Of|That|Nobody|Nothing|Gives|Tells)$/;
const MOST_PERCENT = 3;

/** First words of statements in docs that have to be read twice. Questions and cells without a full stop may begin with them. */
const OBLIQUE_SENTENCE = /^(?:What|Whatever|Whether|Who|Whoever|Whom|Whose)\b[^?]*\.$/;

/** Words that docs, changesets and messages no longer use, and the ones that replace them. */
const REPLACED: Record<string, string> = {
  'doors?': 'entry point',
  'twins?': 'translation',
  ledger: 'review log',
  typeset: 'typography pass',
  'stand-ins?': 'fallback font',
  'late sheet': 'deferred stylesheet',
  workshop: 'Storybook',
  'complain(?:s|ts?|ed)?': 'issue',
  'bak(?:es?|ed|ing)': 'render images',
  'kind of page': 'route',
  'drawn by': 'rendered by',
  anew: 'again',
};

/** First words of the comments of a file that begin with a capital. */
const firstWords = (text: string) =>
  [...text.matchAll(/(?:\/\*\*\s*\n?\s*\*?\s*|^\s*\/\/ )([A-Z][a-z]+)/gm)].map(([, word = '']) => word);

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  maxBuffer: 1 << 26,
})
  .toString()
  .split('\n')
  .filter((name) => existsSync(path.join(ROOT, name)))
  .map((name) => ({ name, read: () => readFileSync(path.join(ROOT, name), 'utf8') }));

const code = productFiles().filter(({ name }) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(name));
const testCode = tracked.filter(
  ({ name }) =>
    /^(?:apps|tests)\/.*\.tsx?$/.test(name) &&
    // Sites as an older release has created them.
    !/^tests\/upgrade\/fixtures\//.test(name) &&
    name !== 'tests/comments.test.ts',
);
/** Pages in our own words, without code. Measurements quote commands and old names of files. */
const docs = tracked
  .filter(
    ({ name }) =>
      /^(?:docs\/|\.changeset\/|(?:apps|packages|integrations)\/[^/]+\/README|README|CONTRIBUTING).*\.md$/.test(
        name,
      ) && !/^docs\/(?:measurements|migrating|configuration)/.test(name),
  )
  .map(({ name, read }) => ({ name, text: proseOf(read()) }));

/** Text of a page without code, addresses of links and front matter. */
function proseOf(page: string): string {
  return page
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`]*`/g, '`')
    .replaceAll(/\]\([^)]*\)/g, ']');
}

/** Sentences of prose; a paragraph, a cell of a table and an item of a list begin one. Headings are none. */
function sentencesOf(prose: string): string[] {
  return prose
    .split(/\n{2,}|\n(?=[-*|#]|\d\. )|\| /)
    .filter((part) => !part.startsWith('#'))
    .flatMap((part) => part.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:]) (?=[A-Z])/))
    .map((sentence) =>
      sentence
        .replace(/^(?:[-*]|\d\.) /, '')
        .replaceAll('**', '')
        .trim(),
    );
}

/** Comments of a file that stand on lines of their own. */
const commentsOf = (text: string) =>
  [...text.matchAll(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/ .*$/gm)].map(([comment]) => comment).join('\n');

const replacedWords = (text: string) =>
  Object.entries(REPLACED).flatMap(([word, better]) => {
    const [found] = new RegExp(`\\b${word}\\b`, 'i').exec(text) ?? [];
    return found === undefined ? [] : [`"${found}": say "${better}"`];
  });

it('notices a comment that begins with a riddle', () => {
  const text =
    '/** What is kept. */\n/**\n * Whether it is. */\n  // Who asks last.\n/** Returns the rest. */';
  expect(firstWords(text).filter((word) => OBLIQUE.test(word))).toHaveLength(3);
});

it('notices a riddle and a replaced word in a page', () => {
  const prose = proseOf(
    '# What it is\n\nIt waits. Who asks last is served. What is it?\n\n- A `twin` has a twin.',
  );
  expect(sentencesOf(prose).filter((sentence) => OBLIQUE_SENTENCE.test(sentence))).toEqual([
    'Who asks last is served.',
  ]);
  expect(replacedWords(prose)).toEqual(['"twin": say "translation"']);
});

it('begins its comments with the verb or the thing', () => {
  const words = code.flatMap(({ name, text }) => firstWords(text).map((word) => ({ name, word })));
  const oblique = words.filter(({ word }) => OBLIQUE.test(word));
  expect(words.length).toBeGreaterThan(500);
  const allowed = (words.length * MOST_PERCENT) / 100;
  expect(oblique.length, oblique.map(({ name, word }) => `${name}: ${word} …`).join('\n')).toBeLessThan(
    allowed,
  );
});

it('begins comments of apps and tests with the verb or the thing', () => {
  const oblique = testCode.flatMap(({ name, read }) =>
    firstWords(read())
      .filter((word) => OBLIQUE.test(word))
      .map((word) => `${name}: ${word} …`),
  );
  expect(oblique).toEqual([]);
});

it('begins sentences of docs with the verb or the thing', () => {
  const oblique = docs.flatMap(({ name, text }) =>
    sentencesOf(text)
      .filter((sentence) => OBLIQUE_SENTENCE.test(sentence))
      .map((sentence) => `${name}: ${sentence}`),
  );
  expect(oblique).toEqual([]);
});

it('uses the words of the field in comments', () => {
  const wrong = tracked
    .filter(
      ({ name }) => /^(?:apps|packages|tests)\/.*\.tsx?$/.test(name) && name !== 'tests/comments.test.ts',
    )
    .flatMap(({ name, read }) =>
      replacedWords(commentsOf(read()).replaceAll(/`[^`]*`/g, '`')).map((issue) => `${name}: ${issue}`),
    );
  expect(wrong).toEqual([]);
});

it('uses the words of the field in docs, changesets and messages of apps and tests', () => {
  const inDocs = docs.flatMap(({ name, text }) => replacedWords(text).map((issue) => `${name}: ${issue}`));
  const inMessages = testCode.flatMap(({ name, read }) =>
    [...read().matchAll(/new \w*Error\(\s*(['`])([\s\S]*?)\1/g)].flatMap(([, , message = '']) =>
      replacedWords(message).map((issue) => `${name}: ${issue}`),
    ),
  );
  expect([...inDocs, ...inMessages]).toEqual([]);
});
