import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Aube Dupré', 'AD'],
  ['élan', 'É'],
  ['Moe & Daughters LLP', 'MD'],
  ['  “North” – South  ', 'NS'],
  ['3 Rivers', '3R'],
  ['李 王', '李王'],
  ['Ивáн Петров', 'ИП'],
  ['शर्मा कंपनी', 'शकं'],
  ['ßharp', 'SS'],
  ['&', ''],
])('says of %s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
