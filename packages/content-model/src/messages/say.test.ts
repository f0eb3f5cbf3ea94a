import { expect, expectTypeOf, test } from 'vitest';
import { fillMessage, type MessageValues, makeSay } from './say.ts';

const say = makeSay(
  { home: '{firm}, {product}: home', next: 'Next: {title}' },
  { short: 'A & B', product: 'Rise' },
);

test('fills the placeholders of a label, those for firm and product without being given them', () => {
  expect(say('home')).toBe('A & B, Rise: home');
  expect(say('next', { title: 'Mo’s day' })).toBe('Next: Mo’s day');
});

test('throws for a missing value, so that no visitor reads braces', () => {
  expect(() => say('next')).toThrow('needs a value for {title}');
});

test('fills each placeholder with its value as it is', () => {
  expect(fillMessage('{count} of {total}', { count: 1, total: 2 })).toBe('1 of 2');
  expect(fillMessage('Next story: {label}', { label: '$$$ {label} $&' })).toBe('Next story: $$$ {label} $&');
});

test('a sentence that ends with a value has one full stop, in any language', () => {
  const hello = ['Hello, {name}.', 'Bonjour, {name}.', 'Welcome back, {name}. It’s still muddy.'];
  expect(hello.map((template) => fillMessage(template, { name: 'J.' }))).toEqual([
    'Hello, J.',
    'Bonjour, J.',
    'Welcome back, J. It’s still muddy.',
  ]);
  expect(fillMessage('Reach us at {firm}.', { firm: 'Acme Inc.' })).toBe('Reach us at Acme Inc.');
  expect(fillMessage('You read {title}. {name}, next.', { title: 'Why us?', name: 'J.' })).toBe(
    'You read Why us? J., next.',
  );
  expect(fillMessage('Hello, {name}.', { name: 'J' })).toBe('Hello, J.');
  expect(fillMessage('{name}: {count}.', { name: 'J.', count: 3 })).toBe('J.: 3.');
});

test('throws when a message from a file needs a value that is missing', () => {
  const template: string = 'Next story: {label}';
  expect(() => fillMessage(template, {})).toThrow('needs a value for {label}');
});

test('the type of values knows the placeholders of a message in the code', () => {
  expectTypeOf<keyof MessageValues<'{count} of {total}'>>().toEqualTypeOf<'count' | 'total'>();
  expectTypeOf<keyof MessageValues<string>>().toEqualTypeOf<string>();
});
