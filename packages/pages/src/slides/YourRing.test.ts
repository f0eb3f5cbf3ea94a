import { expect, test } from 'vitest';
import { metSentence } from './YourRing.tsx';

const words = {
  say: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    key === 'youMet' ? `You met ${values.names}.` : `${values.count} others`,
  language: 'en-CA',
};
const people = (names: string) => names.split(' ').map((name) => ({ name: `${name} Surname` }));

test.each([
  ['Amara', 'You met Amara.'],
  ['Amara Noor', 'You met Amara and Noor.'],
  ['Amara Noor Kofi Hana', 'You met Amara, Noor, Kofi and Hana.'],
  ['Amara Noor Kofi Hana Luca', 'You met Amara, Noor, Kofi and 2 others.'],
])('%s', (names, sentence) => {
  expect(metSentence(people(names), words)).toBe(sentence);
});
