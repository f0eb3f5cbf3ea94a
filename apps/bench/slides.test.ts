import { expect, test } from 'vitest';
import { differs, type Picture } from './slides.ts';

const SIDE = 40;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** A grey window with a square of another grey in it. */
function drawn(square: { at: number; side: number; grey: number }): Picture {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(200);
  for (let y = square.at; y < square.at + square.side; y += 1)
    for (let x = square.at; x < square.at + square.side; x += 1)
      data.fill(square.grey, (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3);
  return { data, width: SIDE };
}

const empty = drawn({ at: 0, side: 0, grey: 0 });

test.each([
  ['what can be seen is a change', { at: 10, side: 10, grey: 90 }, NOWHERE, true],
  ['what compression leaves is none', { at: 10, side: 10, grey: 180 }, NOWHERE, false],
  ['a speck is none', { at: 10, side: 5, grey: 90 }, NOWHERE, false],
  [
    'the control itself is left out',
    { at: 10, side: 10, grey: 90 },
    { x: 9, y: 9, width: 12, height: 12 },
    false,
  ],
  [
    'around the control it counts',
    { at: 10, side: 14, grey: 90 },
    { x: 9, y: 9, width: 12, height: 12 },
    true,
  ],
])('%s', (_, square, control, expected) => {
  expect(differs(empty, drawn(square), control)).toBe(expected);
});
