import { expect, test } from 'vitest';
import { fieldShapeOf } from './fieldShape.ts';

test.each([
  [390, 844, 'phone'],
  [767, 1024, 'phone'],
  [768, 1024, 'tablet'],
  [1112, 1200, 'tablet'],
  [1113, 1200, 'desktop'],
  [1024, 768, 'desktop'],
  [844, 390, undefined],
  [320, 256, undefined],
])('a window of %i × %i has the field of a %s', (width, height, shape) => {
  expect(fieldShapeOf(width, height)).toBe(shape);
});

test('a square window counts as portrait, as in the style sheet', () => {
  expect(fieldShapeOf(900, 900)).toBe('tablet');
  expect(fieldShapeOf(900, 899)).toBe('desktop');
});
