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
const merged = (twin: unknown) => mergeTranslation(SOURCE, twin, { shape: SHAPES.story, where: 'rain (no)' });

test('puts words where those of the source stand, and leaves everything else', () => {
  expect(merged(TWIN)).toEqual({
    slug: 'regn',
    title: 'Endelig regn.',
    author: { name: 'Ada Moe', job: 'Baker i bakeriet' },
    images: [{ media: 'scenes/rain', type: 'image', alt: 'Regn på et tak' }],
    body: ['Det regnet.', { type: 'list', items: ['En gryte.', 'En panne.'] }],
  });
});

test('keeps the words of the source where the twin says nothing', () => {
  expect(merged({ slug: 'regn' })).toEqual({ ...SOURCE, slug: 'regn' });
});

test.each([
  [{ ...TWIN, theme: 'slider' }, 'rain (no), theme: "theme" is said in the source alone'],
  [{ ...TWIN, body: ['Det regnet.'] }, 'rain (no), body: the source has 2 here, the twin 1'],
  [
    { ...TWIN, images: [{ media: 'scenes/sun', alt: 'Sol' }] },
    'rain (no), images 1, media: this is "scenes/rain"',
  ],
  [{ ...TWIN, label: 'Regn' }, 'rain (no), label: the source says nothing here'],
  [{ ...TWIN, title: 7 }, 'rain (no), title: write words between quotation marks'],
  [{ ...TWIN, author: 'Ada' }, 'rain (no), author: the source has named parts here'],
])('says where a twin is none: %j', (twin, words) => {
  expect(() => merged(twin)).toThrow(words);
});

test('knows the facts of the source, whatever they are called', () => {
  const facts = { bikes: { text: 'forty', source: 'Book', asOf: '2026-01-01' } };
  const merge = (twin: unknown) =>
    mergeTranslation(facts, twin, { shape: SHAPES.facts, where: 'facts (no)' });
  expect(merge({ bikes: { text: 'førti' } })).toEqual({ bikes: { ...facts.bikes, text: 'førti' } });
  expect(() => merge({ cars: { text: 'to' } })).toThrow(
    'facts (no), cars: "cars" is said in the source alone',
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

test('says the words of a source, and leaves out names and what is said once', () => {
  expect(makeTranslation(MEMBER, SHAPES.member, (words) => words.toUpperCase())).toEqual({
    job: 'BAKER',
    city: undefined,
    schools: undefined,
    text: 'I BAKE.',
    alt: 'ADA',
  });
});

test('makes one for each of a list, in the shape of the source', () => {
  const source = {
    slug: 'rain',
    title: ['Rain,', 'at last.'],
    body: ['It rained.', { type: 'picture', alt: 'Rain' }],
  };
  const twin = makeTranslation(source, SHAPES.story, () => '');
  expect(twin).toEqual({ slug: '', title: '', body: ['', { alt: '' }] });
  expect(() => mergeTranslation(source, twin, { shape: SHAPES.story, where: 'rain (cy)' })).not.toThrow();
});
