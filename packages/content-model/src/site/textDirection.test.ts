import { expect, test } from 'vitest';
import { textDirection } from './textDirection.ts';

test.each([
  ['fr-CA', 'ltr'],
  ['iu', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ku-Latn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
