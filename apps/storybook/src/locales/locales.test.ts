import { french } from 'virtual:storybook/french';
import { createElement, isValidElement } from 'react';
import { expect, it } from 'vitest';
import { isLocale, LOCALES, stretch } from './locales.ts';
import { translateArgs } from './translateArgs.ts';

const letters = (words: string) => words.replaceAll(/\P{L}/gu, '').length;

it('makes words 40 % longer without another word or line', () => {
  for (const words of ['Next slide', 'Come as you are.', 'Stay because you’re known.', 'Belonging']) {
    const longer = stretch(words);
    expect(letters(longer) / letters(words)).toBeGreaterThanOrEqual(1.4);
    expect(letters(longer) / letters(words)).toBeLessThan(1.7);
    expect(longer.split(' ')).toHaveLength(words.split(' ').length);
  }
});

it('leaves numbers, single letters and signs alone', () => {
  expect(stretch('12')).toBe('12');
  expect(stretch('J')).toBe('J');
  expect(stretch('…')).toBe('…');
  expect(stretch('{name}')).toBe('{name}');
});

it('keeps the punctuation at the end', () => {
  expect(stretch('Get it!')).toMatch(/!$/);
});

it('translates words however deep they lie, and nothing else', () => {
  const loud = (words: string) => words.toUpperCase();
  const args = { label: 'go', href: '#go', name: 'Amélie', items: [{ title: 'one', url: '/one' }], index: 2 };
  expect(translateArgs(args, loud)).toEqual({
    label: 'GO',
    href: '#go',
    name: 'Amélie',
    items: [{ title: 'ONE', url: '/one' }],
    index: 2,
  });
});

it('translates the words of elements', () => {
  const loud = (words: string) => words.toUpperCase();
  const { children } = translateArgs({ children: createElement('b', { className: 'x' }, 'hello') }, loud);
  expect(isValidElement(children) && children.props).toEqual({ className: 'x', children: 'HELLO' });
});

it('leaves what CSS reads alone', () => {
  expect(translateArgs({ kind: 'ring' }, () => 'x')).toEqual({ kind: 'ring' });
});

it('knows its languages and no other', () => {
  expect(Object.keys(LOCALES).filter(isLocale)).toEqual(['en', 'fr', 'stress']);
  expect(isLocale('de')).toBe(false);
  expect(isLocale(undefined)).toBe(false);
});

it('says an English phrase that the site does not say in English', () => {
  expect(LOCALES.fr.say('A phrase nobody wrote')).toBe('A phrase nobody wrote');
});

it('says in French what labels and slides of the site say', () => {
  expect(LOCALES.fr.say('Next slide')).toBe('Diapositive suivante');
  expect(LOCALES.fr.say('Let’s Grow Together')).toBe('Grandissons ensemble');
  expect(Object.keys(french).length).toBeGreaterThan(250);
});
