import { expect, test } from 'vitest';
import { childSeconds } from './childSeconds.ts';

test('adds what the children of a shell needed, and leaves out the shell', () => {
  expect(childSeconds('0m9.00s 0m9.00s\n1m2.50s 0m0.25s\n')).toBe(62.75);
});

test('says when the shell writes it otherwise', () => {
  expect(() => childSeconds('9 seconds')).toThrow('says "9 seconds" of its times');
});
