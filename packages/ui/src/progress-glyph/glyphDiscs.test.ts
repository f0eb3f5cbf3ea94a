import { expect, test } from 'vitest';
import { glyphDiscs } from './glyphDiscs.ts';

/** The radius of the outermost ring in colour. */
const grown = (name: string, index: number) =>
  Math.max(...glyphDiscs(name, index, 6).map(({ radius, filled }) => (filled ? radius : 0)));

test.each(['', 'Z', 'Zoe', 'Kofi', 'Amara', 'Bartholomew-Maximilian'])(
  'every slide adds colour to the rings of "%s", from the pith to all of them',
  (name) => {
    const steps = [0, 1, 2, 3, 4, 5].map((index) => grown(name, index));

    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(6);
    expect(steps[0]).toBe(17);
    expect(glyphDiscs(name, 5, 6).every(({ filled }) => filled)).toBe(true);
  },
);

test('names differ, and without a name there is a ring for each slide after the first', () => {
  const colours = (name: string) => glyphDiscs(name, 5, 6).map(({ colour }) => colour);

  expect(colours('Amara')).not.toEqual(colours('Kofie'));
  expect(colours('')).toHaveLength(6);
  expect(glyphDiscs('', 0, 1)).toHaveLength(1);
});

test('rings stand inside each other, from the innermost on', () => {
  for (const name of ['Zoe', 'Bartholomew']) {
    const radii = glyphDiscs(name, 3, 6).map(({ radius }) => radius);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
  }
});
