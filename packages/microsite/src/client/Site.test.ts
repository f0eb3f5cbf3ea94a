import { growRings, ringPath } from '@tamarack-lowe/ui/internal/rings';
import { expect, test } from 'vitest';
import { ringShapeOf } from './Site.tsx';

const field = { from: 92, step: 58, count: 15, seed: 2, lean: 0.16 };
const bark = { from: 101, step: 3.2, count: 5, seed: 2, lean: 0.5, wobble: 0.0085 };
const ringsOf = (shape: ReturnType<typeof ringShapeOf>) =>
  [field, bark].map((growth) => growRings(shape(growth)).map((ring) => ringPath(ring)));

test('a config without a shape, or with the values of the kit, gives the rings of the kit', () => {
  expect(ringsOf(ringShapeOf({ density: 1, square: 0, wobble: 1, lean: 1 }))).toEqual(
    ringsOf(ringShapeOf(undefined)),
  );
  expect(ringsOf(ringShapeOf({}))).toEqual(ringsOf((growth) => growth));
});

test('fewer rings grow about as far, and without lean they are concentric', () => {
  const shape = ringShapeOf({ density: 0.6, lean: 0 });
  const [few, all] = [shape(field), field].map((growth) => growRings(growth));
  expect([few?.length, all?.length]).toEqual([9, 15]);
  expect(few?.every(({ cx, cy }) => cx === 0 && cy === 0)).toBe(true);
  expect(Math.abs((few?.at(-1)?.radius ?? 0) / (all?.at(-1)?.radius ?? 1) - 1)).toBeLessThan(0.1);
});
