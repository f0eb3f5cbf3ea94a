import { expect, test } from 'vitest';
import { linesOf } from './StoryEnd.tsx';

test('a short title is one line', () => {
  expect(linesOf('Two spoons in my desk')).toEqual(['Two spoons in my desk']);
  expect(linesOf('Deux cuillères dans mon tiroir')).toEqual(['Deux cuillères dans mon tiroir']);
});

test('a title that is nearly as long has two lines if it has a punctuation mark', () => {
  expect(linesOf('Monday, 8:50, to Friday, 4:40')).toEqual(['Monday, 8:50,', 'to Friday, 4:40']);
});

test('a line ends after a sentence, or else lines have about the same length', () => {
  expect(linesOf('Four winters of coffee. Then I counted for a living.')).toEqual([
    'Four winters of coffee.',
    'Then I counted for a living.',
  ]);
  expect(linesOf('I learned to read accounts from a nail in a bakery wall.')).toEqual([
    'I learned to read accounts',
    'from a nail in a bakery wall.',
  ]);
  expect(linesOf('Tell me while I can still fix it.')).toEqual(['Tell me while I', 'can still fix it.']);
});

test('a long title has three lines', () => {
  expect(linesOf('Quatre hivers de café. Puis je me suis mise à compter pour vrai.')).toEqual([
    'Quatre hivers de café.',
    'Puis je me suis mise',
    'à compter pour vrai.',
  ]);
});

test('no word stands alone in the last line, and a word without a space stays whole', () => {
  expect(linesOf('They said no to me. Then they called it.')).toEqual([
    'They said no to me.',
    'Then they called it.',
  ]);
  expect(linesOf('How we rebuilt everything together once')).toEqual([
    'How we rebuilt',
    'everything together once',
  ]);
  expect(linesOf('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft']);
});
