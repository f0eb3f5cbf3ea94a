import { expect, test } from 'vitest';
import { cropArea } from './crop.ts';

test('crops as near to the focal point as the edges allow', () => {
  expect(cropArea({ width: 400, height: 300 }, 1, { x: 50, y: 42 })).toEqual({
    left: 50,
    top: 0,
    width: 300,
    height: 300,
  });
  expect(cropArea({ width: 400, height: 300 }, 1, { x: 95, y: 42 })).toEqual({
    left: 100,
    top: 0,
    width: 300,
    height: 300,
  });
  expect(cropArea({ width: 300, height: 600 }, 4 / 3, { x: 50, y: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 300,
    height: 225,
  });
});
