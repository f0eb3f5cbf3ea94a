import { expect, test } from 'vitest';
import { dayPlaces, hiringRings } from './hiringRings.ts';

const DAYS = [0, 4, 7, 15, 27, 28];

test('a long wait makes a wide ring', () => {
  const radii = hiringRings(DAYS).map(({ radius }) => radius);
  const gaps = radii.slice(1).map((radius, index) => radius - (radii[index] ?? 0));
  expect(radii.at(-1)).toBe(100);
  expect(gaps.indexOf(Math.max(...gaps))).toBe(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
});

test('rings never cross', () => {
  const rings = hiringRings(DAYS);
  for (const [index, ring] of rings.slice(1).entries()) {
    const inner = rings[index] ?? ring;
    const apart = Math.hypot(ring.cx - inner.cx, ring.cy - inner.cy);
    expect(inner.radius + apart).toBeLessThan(ring.radius);
  }
});

test('no two days cover each other', () => {
  const places = dayPlaces(hiringRings(DAYS));
  for (const [index, { x, y }] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(11.5);
});

test('no day hangs over the edge of the outermost ring', () => {
  for (const { x, y } of dayPlaces(hiringRings(DAYS))) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(43);
});

test('a firm of one step has one ring', () => {
  expect(hiringRings([0])).toHaveLength(1);
  expect(dayPlaces(hiringRings([0]))).toHaveLength(1);
});
