import { expect, test } from 'vitest';
import { currentCue } from './Transcript.tsx';

const cues = [{ start: 0.5 }, { start: 3 }, { start: 6 }];

test('no line is current before the first', () => {
  expect(currentCue(cues, 0.2)).toBe(-1);
});

test('a line is current from its start to the start of the next', () => {
  expect([0.5, 2.99, 3, 60].map((seconds) => currentCue(cues, seconds))).toEqual([0, 0, 1, 2]);
});
