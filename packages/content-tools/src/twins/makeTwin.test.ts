import { expect, test } from 'vitest';
import { makeTwin } from './makeTwin.ts';
import { mergeTwin } from '../files/mergeTranslation.ts';
import { SHAPES } from '../files/shapes.ts';

const MEMBER = {
  name: 'Ada Moe',
  job: 'Baker',
  city: 'Leeds',
  schools: ['Leeds'],
  text: 'I bake.',
  alt: 'Ada',
};

test('says the words of a source, and leaves out names and what is said once', () => {
  expect(makeTwin(MEMBER, SHAPES.member, (words) => words.toUpperCase())).toEqual({
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
  const twin = makeTwin(source, SHAPES.story, () => '');
  expect(twin).toEqual({ slug: '', title: '', body: ['', { alt: '' }] });
  expect(() => mergeTwin(source, twin, { shape: SHAPES.story, where: 'rain (cy)' })).not.toThrow();
});
