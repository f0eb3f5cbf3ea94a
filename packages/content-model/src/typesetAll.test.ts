import { expect, test } from 'vitest';
import { typesetAll } from './typesetAll.ts';

test('sets every text of a piece of content, and leaves what is no text and what it was given', () => {
  const words = { title: ['Qui ?', "l'an"], mobile: null, circles: [{ size: 3, text: '18 %' }] };
  const before = structuredClone(words);
  expect(typesetAll(words, 'fr-CA')).toEqual({
    title: ['Qui?', 'l’an'],
    mobile: null,
    circles: [{ size: 3, text: '18\u00A0%' }],
  });
  expect(words).toEqual(before);
});
