import { expect, it } from 'vitest';
import { productFiles } from './productFiles.ts';

/** Words that a comment about an action or a thing does not begin with. */
const OBLIQUE = /^(?:What|Whether|Who|Whom|Whose|How|Where|Which|Of|That|Nobody|Nothing|Gives|Tells)$/;
const MOST_PERCENT = 3;

/** First words of the comments of a file that begin with a capital. */
const firstWords = (text: string) =>
  [...text.matchAll(/(?:\/\*\*\s*\n?\s*\*?\s*|^\s*\/\/ )([A-Z][a-z]+)/gm)].map(([, word = '']) => word);

const code = productFiles().filter(({ name }) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(name));

it('notices a comment that begins with a riddle', () => {
  const text =
    '/** What is kept. */\n/**\n * Whether it is. */\n  // Who asks last.\n/** Returns the rest. */';
  expect(firstWords(text).filter((word) => OBLIQUE.test(word))).toHaveLength(3);
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
