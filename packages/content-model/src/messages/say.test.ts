import { expect, it } from 'vitest';
import { makeSay } from './say.ts';

const say = makeSay(
  { home: '{firm}, {product}: home', next: 'Next: {title}' },
  { short: 'A & B', product: 'Rise' },
);

it('fills the places of a label, and names firm and product by itself', () => {
  expect(say('home')).toBe('A & B, Rise: home');
  expect(say('next', { title: 'Mo’s day' })).toBe('Next: Mo’s day');
});

it('stops at a value that is missing, so that no visitor reads braces', () => {
  expect(() => say('next')).toThrow('needs a value for {title}');
});
