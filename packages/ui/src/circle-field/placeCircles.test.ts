import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diameterOf, placeCircles } from './placeCircles.ts';

const FIELD = { width: 840, height: 732, shape: 'desktop' } as const;
const TAG = { width: 170, height: 36 };

test('0 degrees points right and degrees run counter-clockwise', () => {
  const at = (degree: number) =>
    placeCircles([{ size: 's', placement: { offset: 50, degree }, tag: TAG }], FIELD)[0] ?? { x: 0, y: 0 };

  expect(at(0).x).toBeGreaterThan(420);
  expect(at(90).y).toBeLessThan(at(0).y);
  expect(at(180).x).toBeLessThan(420);
  expect(at(270).y).toBeGreaterThan(at(0).y);
});

test('100 reaches the edge of the field and more does not leave it', () => {
  const right = (offset: number) => {
    const [circle] = placeCircles([{ size: 's', placement: { offset, degree: 0 }, tag: TAG }], FIELD);
    return (circle?.x ?? 0) + (circle?.d ?? 0) / 2;
  };

  expect(right(100)).toBeCloseTo(832);
  expect(right(140)).toBeCloseTo(832);
});

test('no photo or tag leaves the top or the foot of any field', () => {
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 280, max: 2200 }),
        height: fc.integer({ min: 330, max: 1500 }),
        shape: fc.constantFrom('desktop' as const, 'tablet' as const, 'phone' as const),
      }),
      fc.constantFrom('s' as const, 'm' as const, 'l' as const, 'xl' as const, 'xxl' as const),
      fc.integer({ min: 0, max: 160 }),
      fc.integer({ min: 0, max: 360 }),
      fc.integer({ min: 30, max: 80 }),
      (field, size, offset, degree, height) => {
        const [circle] = placeCircles(
          [{ size, placement: { offset, degree }, tag: { width: 120, height } }],
          field,
        );
        if (!circle) return false;
        const { x, y, d, tag } = circle;
        return (
          x - d / 2 >= 7.9 &&
          x + d / 2 <= field.width - 7.9 &&
          y - d / 2 >= 7.9 &&
          tag.bottom <= field.height + 0.1
        );
      },
    ),
    { numRuns: 3000 },
  );
});

test('no circle is a smaller target than 104 px', () => {
  for (const size of ['s', 'm', 'l', 'xl'] as const) {
    expect(diameterOf(size, 280, 330, 'phone')).toBeGreaterThanOrEqual(104);
  }
});
