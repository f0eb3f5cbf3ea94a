import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestSlide } from './nearestSlide.ts';

test('the nearest start wins, the first one on a draw', () => {
  expect([0, 49, 50, 51, 180, 900].map((scrolled) => nearestSlide([0, 100, 200], scrolled))).toEqual([
    0, 0, 0, 1, 2, 2,
  ]);
});

test('right to left it is the same with negative places', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 10, max: 900 }),
      fc.integer({ max: 9000 }),
      (count, step, at) => {
        const starts = Array.from({ length: count }, (_, index) => index * step);
        expect(
          nearestSlide(
            starts.map((start) => -start),
            -at,
          ),
        ).toBe(nearestSlide(starts, at));
      },
    ),
  );
});

test('an empty row stays at its first place', () => {
  expect(nearestSlide([], 300)).toBe(0);
});
