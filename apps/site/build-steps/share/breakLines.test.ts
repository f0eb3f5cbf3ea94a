import { expect, test } from 'vitest';
import { breakLines } from './breakLines.ts';

/** Every letter is half as wide as it is high. */
const fit = { width: 300, lines: 3, size: 72, smallest: 20, measure: (text: string) => text.length / 2 };

test('keeps a short headline on one line at full size', () => {
  expect(breakLines('Go home', fit)).toEqual({ lines: ['Go home'], size: 72 });
});

test('breaks into lines of even length', () => {
  expect(breakLines('aaa bbb ccc ddd', { ...fit, width: 260 }).lines).toEqual(['aaa bbb', 'ccc ddd']);
});

test('makes a long headline smaller rather than cutting it', () => {
  const { lines, size } = breakLines('We lead by example: you see our steps before you take one', fit);
  expect(lines.join(' ')).toBe('We lead by example: you see our steps before you take one');
  expect(lines).toHaveLength(3);
  expect(size).toBeLessThan(72);
  for (const line of lines) expect(fit.measure(line) * size).toBeLessThanOrEqual(fit.width);
});

test('stops the build when a headline cannot be read at any size', () => {
  expect(() => breakLines('Incomprehensibilities'.repeat(3), fit)).toThrow(/too long for a share card/);
});
