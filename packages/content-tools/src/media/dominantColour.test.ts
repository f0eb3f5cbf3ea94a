import { expect, test } from 'vitest';
import { dominantColour, NEUTRAL_PAPER } from './dominantColour.ts';

test('takes the first fill, in six lowercase digits', () => {
  expect(dominantColour('<svg><path fill="none"/><path fill="#FCB"/><path fill="#000000"/></svg>')).toBe(
    '#ffccbb',
  );
});

test('falls back to paper when nothing is filled', () => {
  expect(dominantColour('<svg/>')).toBe(NEUTRAL_PAPER);
});
