import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '../contentError.ts';
import { fillAllFacts, fillFacts } from './fillFacts.ts';

const facts = {
  colleagues: { text: 'about 3,000', source: 'Annual report', asOf: '2026-01-31' },
  costs: { text: '$& and {colleagues}', source: 'A test', asOf: '2026-01-31' },
};

test('writes a fact where copy names it', () => {
  expect(fillFacts('We are {colleagues} people, {colleagues}.', facts)).toBe(
    'We are about 3,000 people, about 3,000.',
  );
});

test('begins a sentence with a fact whose key has a capital', () => {
  expect(fillFacts('{Colleagues} people. {Costs}', facts)).toBe('About 3,000 people. $& and {colleagues}');
});

test('writes a fact as it is, without reading it again', () => {
  expect(fillFacts('{costs}', facts)).toBe('$& and {colleagues}');
});

test('names the missing fact and the one that was probably meant', () => {
  expect(() => fillFacts('{coleagues} of {toString}', facts, { where: 'our-people, block 2' })).toThrow(
    [
      'our-people, block 2: there is no fact {coleagues}. Visitors would read the braces. Did you mean "{colleagues}"?',
      'our-people, block 2: there is no fact {toString}. Visitors would read the braces. Add it to facts.json, or write it out.',
    ].join('\n'),
  );
});

test('leaves copy without braces alone', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replace(/[{}]/g, '');
      expect(fillFacts(plain, facts)).toBe(plain);
    }),
  );
});

test('either fills every pair of braces or throws', () => {
  const word = fc.oneof(fc.constantFrom('{colleagues}', '{nobody}', '{}'), fc.stringMatching(/^[a-z ]*$/));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const copy = words.join(' ');
      if (/\{(?!colleagues\})/.test(copy)) expect(() => fillFacts(copy, facts)).toThrow(ContentError);
      else expect(fillFacts(copy, facts)).not.toMatch(/[{}]/);
    }),
  );
});

test('fills the facts of a whole slide and keeps what is not text', () => {
  const slide = {
    title: ['{colleagues}', 'people'],
    circles: [{ size: 3, text: '{colleagues}' }],
    mobile: null,
  };
  expect(fillAllFacts(slide, facts)).toEqual({
    title: ['about 3,000', 'people'],
    circles: [{ size: 3, text: 'about 3,000' }],
    mobile: null,
  });
});

test('collects the issues of a whole slide', () => {
  expect(() => fillAllFacts({ a: '{x}', b: ['{y}'] }, facts, 'slide 1')).toThrow(/\{x\}.*\n.*\{y\}/);
});
