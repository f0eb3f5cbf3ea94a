import { placeCircles } from '@tamarack-lowe/ui/internal/place-circles';
import { LAYOUTS } from '@tamarack-lowe/ui/layouts';
import { expect, it } from 'vitest';
import { placementAt } from './placementAt.ts';

const field = { width: 760, height: 640, shape: 'desktop' } as const;

it('finds the offset and degree that put a circle where it was dropped', () => {
  for (const { size, desktop } of LAYOUTS.heroLeft) {
    const circle = {
      size,
      placement: { offset: Math.min(desktop.offset, 70), degree: desktop.degree },
      tag: { width: 120, height: 40 },
    };
    const [placed] = placeCircles([circle], field);
    const found = placementAt(placed ?? { x: 0, y: 0 }, { ...field, size, tagHeight: 40 });
    expect(Math.abs(found.offset - circle.placement.offset)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.degree - circle.placement.degree)).toBeLessThanOrEqual(1);
  }
});

it('says 0 degrees to the right and 90 above, from 0 to 359', () => {
  const middle = { x: 380, y: (640 + 8 - 26) / 2 };
  const one = { ...field, size: 's', tagHeight: 40 } as const;
  expect(placementAt({ ...middle, x: 600 }, one).degree).toBe(0);
  expect(placementAt({ ...middle, y: 100 }, one).degree).toBe(90);
  expect(placementAt({ ...middle, y: 600 }, one).degree).toBe(270);
});

it('stays whole where there is no room to move', () => {
  const found = placementAt(
    { x: 10, y: 10 },
    { width: 100, height: 60, shape: 'phone', size: 'xl', tagHeight: 40 },
  );
  expect(Number.isFinite(found.offset) && Number.isFinite(found.degree)).toBe(true);
});
