import { expect, test } from 'vitest';
import { clockWords } from './clockWords.ts';

test.each([
  ['en-CA', '17:30', '17:30'],
  ['en-CA', '09:00', '09:00'],
  ['fr-CA', '17:30', '17\u00a0h\u00a030'],
  ['fr-CA', '17:00', '17\u00a0h'],
  ['fr-CA', '09:05', '9\u00a0h\u00a005'],
  ['fr-CA', '00:00', '0\u00a0h'],
  ['ar', '17:00', '17:00'],
])('%s writes %s as %s', (language, time, words) => {
  expect(clockWords(time, { language })).toBe(words);
});
