import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedLines } from './TagWords.tsx';

test('a few words stay on one line', () => {
  expect(balancedLines('Belonging')).toEqual(['Belonging']);
  expect(balancedLines('Insatiable courage')).toEqual(['Insatiable courage']);
  expect(balancedLines('')).toEqual(['']);
});

test('more words become lines of about the same length', () => {
  expect(balancedLines('Belonging, in Amara’s words')).toEqual(['Belonging, in', 'Amara’s words']);
  expect(balancedLines('L’équilibre entre le travail et tout le reste')).toEqual([
    'L’équilibre',
    'entre le travail',
    'et tout le reste',
  ]);
});

test('a word is never broken, a no-break space neither', () => {
  expect(balancedLines('Wohngemeinschaftsküche putzen')).toEqual(['Wohngemeinschaftsküche', 'putzen']);
  expect(balancedLines('« Venez comme vous êtes »')).toEqual(['« Venez comme', 'vous êtes »']);
});

test('no word is lost, and no line is longer than it may be or than its one word', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé’]{1,24}$/), { minLength: 1, maxLength: 12 }), (words) => {
      const text = words.join(' ');
      const lines = balancedLines(text);
      expect(lines.join(' ')).toBe(text);
      const longest = Math.max(18, ...words.map((word) => word.length));
      expect(lines.every((line) => line.length <= longest)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
