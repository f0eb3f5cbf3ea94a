import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { countLines, linesOf } from './circleItem.ts';
import { placementOf } from './fieldShape.ts';
import { findCollisions } from './findCollisions.ts';
import { type Box, type FieldShape, placeCircles } from './placeCircles.ts';
import { solveField } from './solveField.ts';

/** Fields of the five windows of the art direction that are placed by offset and degree. */
const WINDOWS: [name: string, width: number, height: number, shape: FieldShape][] = [
  ['1440×900', 840, 732, 'desktop'],
  ['1024×768', 578, 600, 'desktop'],
  ['1920×1080', 1128, 912, 'desktop'],
  ['834×1194', 722, 716, 'tablet'],
  ['390×844', 366, 396, 'phone'],
];

const ARRANGEMENTS = ['heroLeft', 'heroRight', 'around', 'cropped', 'airy', 'gathering', 'rising'] as const;

const CASES = WINDOWS.flatMap((window) =>
  ARRANGEMENTS.slice(0, 5).flatMap((arrangement) =>
    (['english', 'french'] as const).map((language) => ({ window, arrangement, language })),
  ),
);

/** Tags about as wide as the text, as far as the field allows. */
function circlesFor(
  arrangement: (typeof ARRANGEMENTS)[number],
  language: 'english' | 'french',
  { width, height, shape }: { width: number; height: number; shape: FieldShape },
) {
  const phone = shape === 'phone';
  const circles = exampleCircles(arrangement, language)
    .filter(({ mobile }) => !phone || mobile)
    .map((circle) => {
      const text = phone ? (circle.mobileText ?? circle.text) : circle.text;
      const longest = Math.max(...linesOf(text).map((line) => line.length));
      const letters = longest * (phone ? 7.4 : 8.3) + (circle.film ? 21 : 0);
      const tag = {
        width: letters + (phone ? 20 : 28),
        height: countLines(text, 24) * (phone ? 17.25 : 19.55) + (phone ? 14 : 16),
      };
      return { size: circle.size, placement: placementOf(circle, shape), tag };
    });
  const placed = placeCircles(circles, { width, height, shape });
  return circles.map((circle, index) => {
    const x = placed[index]?.x ?? 0;
    return {
      ...circle,
      tag: { ...circle.tag, width: Math.min(circle.tag.width, 2 * Math.min(x, width - x) + 24) },
    };
  });
}

test.each(CASES)(
  '$arrangement stands at $window.0 in $language without stepping down',
  ({ window, arrangement, language }) => {
    const [, width, height, shape] = window;
    const circles = circlesFor(arrangement, language, { width, height, shape });
    const solution = solveField({ width, height, shape, circles });

    expect(solution).toMatchObject({ layout: 'placed', shrinks: circles.map(() => 1) });
  },
);

test.each(['gathering', 'rising'] as const)(
  '%s stands in windows that are not small, whatever the words',
  (arrangement) => {
    for (const [, width, height, shape] of WINDOWS.filter(([, , height]) => height > 720)) {
      const circles = circlesFor(arrangement, 'english', { width, height, shape });
      expect(solveField({ width, height, shape, circles }).layout).toBe('placed');
    }
  },
);

/** Reach of a bark to the upper right and to the lower left, in radii of its photo: it leans to the light. */
const BARK = { upper: 1.26, lower: 1.11 };

test.each(['cropped', 'airy', 'gathering', 'rising'] as const)(
  'in windows that are not small no bark of %s crosses another',
  (arrangement) => {
    for (const [, width, height, shape] of WINDOWS.filter(([, , height]) => height > 700)) {
      const circles = circlesFor(arrangement, 'english', { width, height, shape });
      const placed = placeCircles(circles, { width, height, shape });
      for (const [index, a] of placed.entries())
        for (const b of placed.slice(index + 1)) {
          const [right, up] = [b.x - a.x, a.y - b.y];
          const apart = Math.hypot(right, up);
          const lean = (((BARK.upper - BARK.lower) / 2) * (right + up)) / apart / Math.SQRT2;
          const reach = (BARK.upper + BARK.lower) / 2;
          expect(apart).toBeGreaterThan(((reach + lean) * a.d + (reach - lean) * b.d) / 2);
        }
    }
  },
);

test('whatever the window, text and keep-out boxes: nothing collides, or the layout is the grid', () => {
  const tag = fc.record({
    width: fc.integer({ min: 60, max: 230 }),
    height: fc.integer({ min: 30, max: 75 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 240, max: 2000 }),
      fc.integer({ min: 240, max: 1300 }),
      fc.constantFrom<FieldShape>('desktop', 'tablet', 'phone'),
      fc.constantFrom(...ARRANGEMENTS),
      fc.array(tag, { minLength: 7, maxLength: 7 }),
      fc.boolean(),
      (width, height, shape, arrangement, tags, kept) => {
        const circles = exampleCircles(arrangement).map((circle, index) => ({
          size: circle.size,
          placement: placementOf(circle, shape),
          tag: tags[index] ?? { width: 0, height: 0 },
        }));
        const corner = { left: width - 160, top: height - 60, right: width, bottom: height };
        const keepOut: Box[] = kept ? [corner] : [];
        const solution = solveField({ width, height, shape, circles, keepOut });
        if (solution.layout === 'grid') return true;
        return (
          findCollisions(solution.circles, { width, height }, keepOut).length === 0 &&
          solution.shrinks.every((shrink) => shrink >= 0.72)
        );
      },
    ),
    { numRuns: 3000 },
  );
});

test('a circle that collides shrinks by a tenth before the layout turns into a grid', () => {
  const circles = [
    { size: 'xl' as const, placement: { offset: 0, degree: 0 }, tag: { width: 60, height: 36 } },
    { size: 'l' as const, placement: { offset: 100, degree: 0 }, tag: { width: 60, height: 36 } },
  ];
  const solution = solveField({
    width: 640,
    height: 600,
    shape: 'desktop',
    circles,
    keepOut: [{ left: 500, top: 150, right: 640, bottom: 220 }],
  });

  expect(solution.layout).toBe('placed');
  expect(solution.layout === 'placed' && solution.shrinks[1]).toBeLessThan(1);
});

test('a tag over a face is a collision, a tag over a shoulder is not', () => {
  const photo = { x: 200, y: 200, d: 200, tag: { left: 180, right: 220, top: 274, bottom: 310 } };
  const neighbour = (top: number) => ({
    x: 200,
    y: 40,
    d: 60,
    tag: { left: 150, right: 250, top, bottom: top + 30 },
  });

  expect(findCollisions([photo, neighbour(180)], { width: 400, height: 400 })).toEqual([0, 1]);
  expect(findCollisions([photo, neighbour(100)], { width: 400, height: 400 })).toEqual([]);
});
