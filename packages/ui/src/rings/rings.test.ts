import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barkPath } from '../bark/useBark.ts';
import { fieldPath } from '../field-rings/fieldPath.ts';
import { growRings, type Ring, ringPath, ringPoints, seedOf } from './rings.ts';

/** True if every point of the inner ring lies inside the outer one, seen from the outer centre. */
function encloses(outer: Ring, inner: Ring): boolean {
  const edge = ringPoints(outer, 360);
  return ringPoints(inner, 36).every((point) => {
    const angle = Math.atan2(point.y - outer.cy, point.x - outer.cx);
    const place = (((angle / (2 * Math.PI)) * edge.length + edge.length) % edge.length) | 0;
    const nearest = [edge[place], edge[(place + 1) % edge.length]].map((at) =>
      Math.hypot((at?.x ?? 0) - outer.cx, (at?.y ?? 0) - outer.cy),
    );
    return Math.hypot(point.x - outer.cx, point.y - outer.cy) < Math.min(...nearest) + 0.004 * outer.radius;
  });
}

test('a ring is a closed path of 36 curves with one decimal', () => {
  const path = ringPath({ cx: 0, cy: 0, radius: 100, seed: 1 });

  expect(path.startsWith('M')).toBe(true);
  expect(path.endsWith('Z')).toBe(true);
  expect(path.match(/c/g)).toHaveLength(36);
  expect(path).not.toMatch(/\.\d\d/);
});

test('a coarser ring has as many curves as it is given points, and ends where it began', () => {
  const path = ringPath({ cx: 7, cy: -3, radius: 100, seed: 1 }, { points: 12, decimals: 0 });
  const curves = path
    .slice(0, -1)
    .split('c')
    .slice(1)
    .map((curve) => (curve.match(/-?[\d.]+/g) ?? []).map(Number));
  const travelled = (axis: 0 | 1) => curves.reduce((sum, curve) => sum + (curve[4 + axis] ?? Number.NaN), 0);

  expect(curves).toHaveLength(12);
  expect(path).not.toContain('.');
  expect([travelled(0), travelled(1)]).toEqual([0, 0]);
});

test('the same seed draws the same ring', () => {
  const ring = { cx: 3, cy: 4, radius: 50, seed: 2.5 };

  expect(ringPath(ring)).toBe(ringPath({ ...ring }));
  expect(ringPath(ring)).not.toBe(ringPath({ ...ring, seed: 2.6 }));
});

test('field rings never cross, whatever their seed', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (seed) => {
      const rings = growRings({ cx: 0, cy: 0, from: 92, step: 58, count: 16, seed, lean: 0.16 });
      return rings.every((ring, index) => index === 0 || encloses(ring, rings[index - 1] as Ring));
    }),
    { numRuns: 1000 },
  );
});

test('squarer rings never cross either, and reach into the corners', () => {
  const share = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(share(10), share(0.12), share(0.02), (seed, square, wobble) => {
      const rings = growRings({ from: 92, step: 58, count: 16, seed, lean: 0.16, square, wobble });
      return rings.every((ring, index) => index === 0 || encloses(ring, rings[index - 1] as Ring));
    }),
    { numRuns: 300 },
  );
  const [right, corner] = ringPoints({ cx: 0, cy: 0, radius: 100, seed: 0, wobble: 0, square: 0.1 }, 8);
  expect(right?.x).toBeCloseTo(100);
  expect(Math.hypot(corner?.x ?? 0, corner?.y ?? 0)).toBeCloseTo(110);
});

test('a shape changes fields and barks', () => {
  expect(fieldPath(3, 15, 92, (growth) => growth).slice(0, 20)).toBe('M167.6-7.7c-0.2 9.2-');
  expect(fieldPath(3, 15, 92, (growth) => ({ ...growth, count: 4 })).match(/M/g)).toHaveLength(4);
  const { rest, grown } = barkPath(1, 5.2, (growth) => ({ ...growth, count: 3 }));
  expect([rest, grown].map((path) => path.match(/M/g)?.length)).toEqual([2, 1]);
});

test('rings lean to the upper right', () => {
  const rings = growRings({ cx: 0, cy: 0, from: 10, step: 10, count: 5, seed: 1, lean: 0.16 });

  expect(rings.every(({ cx, cy }) => cx > 0 && cy < 0)).toBe(true);
});

test('bark has three rings at rest and two more to grow', () => {
  const { rest, grown } = barkPath(1, 5.2, (growth) => growth);

  expect(rest.match(/M/g)).toHaveLength(3);
  expect(grown.match(/M/g)).toHaveLength(2);
});

test('a name always gets the same seed, however its accents are written', () => {
  expect(seedOf('Joëlle')).toBe(seedOf('Joe\u0308lle'));
  expect(seedOf('Joëlle')).not.toBe(seedOf('Joelle'));
});
