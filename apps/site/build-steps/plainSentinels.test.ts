import { expect, test } from 'vitest';
import { makePlain } from './plainSentinels.ts';

const sentinel = (number: number) => `var A${number}Exception = Error(formatProdErrorMessage(${number}));`;

test('sentinels are errors with their message and without a stack', () => {
  const code = [1, 2, 3, 4, 5].map(sentinel).join('');
  const make = new Function('formatProdErrorMessage', `${makePlain(code)} return A4Exception;`);
  const made = make((number: number) => `Error ${number}`);
  expect(made).toBeInstanceOf(Error);
  expect(made.message).toBe('Error 4');
  expect(Object.hasOwn(made, 'stack')).toBe(false);
});

test('a React that makes them differently stops the build', () => {
  expect(() => makePlain(sentinel(1))).toThrow('1 sentinels, not 5');
});
