import { expect, test } from 'vitest';
import { makeTranslation, mergeTranslation } from './mergeTranslation.ts';
import { SHAPES } from './shapes.ts';

const SOURCE = {
  slug: 'rain',
  title: ['Rain,', 'at last.'],
  author: { name: 'Ada Moe', job: 'Baker' },
  images: [{ media: 'scenes/rain', type: 'image', alt: 'Rain on a roof' }],
  body: ['It rained.', { type: 'list', items: ['A pot.', 'A pan.'] }],
};
const TWIN = {
  slug: 'regn',
  title: 'Endelig regn.',
  author: { job: 'Baker i bakeriet' },
  images: [{ media: 'scenes/rain', alt: 'Regn på et tak' }],
  body: ['Det regnet.', { items: ['En gryte.', 'En panne.'] }],
};
const merged = (translation: unknown) =>
  mergeTranslation(SOURCE, translation, { shape: SHAPES.story, where: 'rain (no)' });

test('replaces the text of the source and nothing else', () => {
  expect(merged(TWIN)).toEqual({
    slug: 'regn',
    title: 'Endelig regn.',
    author: { name: 'Ada Moe', job: 'Baker i bakeriet' },
    images: [{ media: 'scenes/rain', type: 'image', alt: 'Regn på et tak' }],
    body: ['Det regnet.', { type: 'list', items: ['En gryte.', 'En panne.'] }],
  });
});

test('keeps the text of the source where the translation has none', () => {
  expect(merged({ slug: 'regn' })).toEqual({ ...SOURCE, slug: 'regn' });
});

test.each([
  [{ ...TWIN, theme: 'slider' }, 'rain (no), theme: "theme" belongs in the source only'],
  [
    { ...TWIN, body: ['Det regnet.'] },
    'rain (no), body: the source has 2 entries here, the translation 1 entries',
  ],
  [
    { ...TWIN, images: [{ media: 'scenes/sun', alt: 'Sol' }] },
    'rain (no), images 1, media: this is "scenes/rain"',
  ],
  [{ ...TWIN, label: 'Regn' }, 'rain (no), label: the source has no text here'],
  [{ ...TWIN, title: 7 }, 'rain (no), title: this must be text between quotation marks'],
  [{ ...TWIN, author: 'Ada' }, 'rain (no), author: the source has fields here'],
])('says where a translation is none: %j', (translation, words) => {
  expect(() => merged(translation)).toThrow(words);
});

test('knows the facts of the source, whatever they are called', () => {
  const facts = { bikes: { text: 'forty', source: 'Book', asOf: '2026-01-01' } };
  const merge = (translation: unknown) =>
    mergeTranslation(facts, translation, { shape: SHAPES.facts, where: 'facts (no)' });
  expect(merge({ bikes: { text: 'førti' } })).toEqual({ bikes: { ...facts.bikes, text: 'førti' } });
  expect(() => merge({ cars: { text: 'to' } })).toThrow(
    'facts (no), cars: "cars" belongs in the source only',
  );
});

const MEMBER = {
  name: 'Ada Moe',
  job: 'Baker',
  city: 'Leeds',
  schools: ['Leeds'],
  text: 'I bake.',
  alt: 'Ada',
};

test('creates text for every text of a source, without names and untranslated fields', () => {
  expect(makeTranslation(MEMBER, SHAPES.member, (words) => words.toUpperCase())).toEqual({
    job: 'BAKER',
    city: undefined,
    schools: undefined,
    text: 'I BAKE.',
    alt: 'ADA',
  });
});

test('creates an entry for each entry of a list', () => {
  const source = {
    slug: 'rain',
    title: ['Rain,', 'at last.'],
    body: ['It rained.', { type: 'picture', alt: 'Rain' }],
  };
  const translation = makeTranslation(source, SHAPES.story, () => '');
  expect(translation).toEqual({ slug: '', title: '', body: ['', { alt: '' }] });
  expect(() =>
    mergeTranslation(source, translation, { shape: SHAPES.story, where: 'rain (cy)' }),
  ).not.toThrow();
});
