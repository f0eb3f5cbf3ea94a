import { expect, expectTypeOf, test } from 'vitest';
import { fillMessage, type MessageValues } from './fillMessage.ts';

test('fills each placeholder with its value as it is', () => {
  expect(fillMessage('{count} of {total}', { count: 1, total: 2 })).toBe('1 of 2');
  expect(fillMessage('Next story: {label}', { label: '$$$ {label} $&' })).toBe('Next story: $$$ {label} $&');
});

test('stops when a message from a file asks for a value that nobody gave', () => {
  const template: string = 'Next story: {label}';
  expect(() => fillMessage(template, {})).toThrow('needs a value for {label}');
});

test('knows the placeholders of a message that stands in the code', () => {
  expectTypeOf<keyof MessageValues<'{count} of {total}'>>().toEqualTypeOf<'count' | 'total'>();
  expectTypeOf<keyof MessageValues<string>>().toEqualTypeOf<string>();
});
