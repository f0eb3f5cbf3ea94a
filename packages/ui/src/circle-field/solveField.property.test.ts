import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeckCircle, exampleDecks } from '../examples/exampleDecks.ts';
import { countLines, linesOf } from './circleItem.ts';
import { placementOf } from './fieldShape.ts';
import {
  type Box,
  type CircleToPlace,
  type FieldShape,
  type PlacedCircle,
  placeCircles,
} from './placeCircles.ts';
import { type FieldProblem, solveField } from './solveField.ts';

const SHAPES = ['desktop', 'tablet', 'phone'] as const;
const RUNS = 1500;

/** Points of a box, edges included, no more than 6 px apart. */
function pointsOf({ left, top, right, bottom }: Box): [x: number, y: number][] {
  const across = Math.max(2, Math.ceil((right - left) / 6) + 1);
  const down = Math.max(2, Math.ceil((bottom - top) / 6) + 1);
  return Array.from({ length: across * down }, (_, index) => [
    left + ((right - left) * (index % across)) / (across - 1),
    top + ((bottom - top) * Math.floor(index / across)) / (down - 1),
  ]);
}

const inside = (box: Box, [x, y]: [number, number]) =>
  x > box.left + 0.01 && x < box.right - 0.01 && y > box.top + 0.01 && y < box.bottom - 0.01;

const onFace = ({ x, y, d }: PlacedCircle, [px, py]: [number, number]) =>
  ((px - x) / (0.22 * d)) ** 2 + ((py - y + 0.04 * d) / (0.26 * d)) ** 2 < 0.99;

const onPhoto = ({ x, y, d }: PlacedCircle, [px, py]: [number, number]) =>
  Math.hypot(px - x, py - y) < d / 2 - 0.01;

/**
 * What is wrong with a field, in words. Written without the code that is asked here: it tries points, where
 * `findCollisions` calculates.
 */
function issues(placed: readonly PlacedCircle[], { width, height, keepOut = [] }: FieldProblem): string[] {
  const wrong: string[] = [];
  placed.forEach((circle, index) => {
    const { x, y, d, tag } = circle;
    if (x - d / 2 < -1 || x + d / 2 > width + 1 || y - d / 2 < -1 || y + d / 2 > height + 1) {
      wrong.push(`photo ${index} leaves the field`);
    }
    if (tag.left < -13 || tag.right > width + 13 || tag.top < -1 || tag.bottom > height + 1) {
      wrong.push(`tag ${index} leaves the field`);
    }
    const ownTag = pointsOf(tag);
    for (const box of keepOut) {
      if (ownTag.some((point) => inside(box, point))) wrong.push(`tag ${index} lies on what is kept out`);
      if (pointsOf(box).some((point) => onPhoto(circle, point)))
        wrong.push(`photo ${index} lies on what is kept out`);
    }
    placed.forEach((other, place) => {
      if (place === index) return;
      if (ownTag.some((point) => onFace(other, point))) wrong.push(`tag ${index} covers face ${place}`);
      if (ownTag.some((point) => inside(other.tag, point))) wrong.push(`tags ${index} and ${place} overlap`);
      const bite = (d + other.d) / 2 - Math.hypot(x - other.x, y - other.y);
      if (bite > 0.12 * Math.min(d, other.d) + 0.01) wrong.push(`photos ${index} and ${place} overlap`);
    });
  });
  return wrong;
}

/** Asserts that a solved field has no collision, or is a grid. */
function check(problem: FieldProblem): 'placed' | 'grid' {
  const solution = solveField(problem);
  if (solution.layout === 'grid') return 'grid';
  const first = placeCircles(problem.circles, problem);
  expect(issues(solution.circles, problem)).toEqual([]);
  expect(solution.circles).toHaveLength(problem.circles.length);
  solution.circles.forEach(({ d }, index) => {
    const whole = first[index]?.d ?? 0;
    expect(d).toBeLessThanOrEqual(whole + 0.01);
    expect(d).toBeGreaterThanOrEqual(whole * 0.729 - 0.01);
    if (problem.shape === 'phone') expect(d).toBeGreaterThanOrEqual(103.9);
  });
  return 'placed';
}

/** Tag of a text of some length: it wraps after 24 letters, and no wider than the field allows. */
function tagFor(letters: number, scale: number): { width: number; height: number } {
  const longest = Math.min(letters, 24);
  return { width: (longest * 8.3 + 28) * scale, height: (Math.ceil(letters / 24) * 19.55 + 16) * scale };
}

/** Circles of a deck with tags about as wide as their text in letters of `scale` times the usual size. */
function circlesOf(
  deck: readonly DeckCircle[],
  field: Omit<FieldProblem, 'circles'>,
  scale: number,
  more: number,
) {
  const phone = field.shape === 'phone';
  const circles: CircleToPlace[] = deck
    .filter(({ mobile }) => !phone || mobile)
    .map((circle) => {
      const text = phone ? (circle.mobileText ?? circle.text) : circle.text;
      const longest = Math.max(...linesOf(text).map((line) => line.length)) * more;
      const width = (longest * (phone ? 7.4 : 8.3) + (phone ? 20 : 28)) * scale;
      const height = (countLines(text, 24) * (phone ? 17.25 : 19.55) + (phone ? 14 : 16)) * scale;
      return { size: circle.size, placement: placementOf(circle, field.shape), tag: { width, height } };
    });
  const placed = placeCircles(circles, field);
  return circles.map((circle, index) => {
    const x = placed[index]?.x ?? 0;
    const room = 2 * Math.min(x, field.width - x) + 24;
    return { ...circle, tag: { ...circle.tag, width: Math.min(circle.tag.width, room) } };
  });
}

const placement = fc.record({
  offset: fc.integer({ min: 0, max: 160 }),
  degree: fc.integer({ min: 0, max: 359 }),
});

test('any circles, text and keep-out boxes in any field: nothing overlaps or leaves it, or the layout is the grid', () => {
  const circle = fc.record({
    size: fc.constantFrom('s' as const, 'm' as const, 'l' as const, 'xl' as const),
    placement,
    letters: fc.integer({ min: 1, max: 72 }),
  });
  const keepOut = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    width: fc.integer({ min: 1, max: 260 }),
    height: fc.integer({ min: 1, max: 160 }),
  });
  const seen = { placed: 0, grid: 0 };
  fc.assert(
    fc.property(
      fc.integer({ min: 240, max: 2400 }),
      fc.integer({ min: 240, max: 1600 }),
      fc.constantFrom<FieldShape>(...SHAPES),
      fc.array(circle, { minLength: 1, maxLength: 7 }),
      fc.array(keepOut, { maxLength: 2 }),
      fc.constantFrom(1, 1.25, 1.5, 2),
      (width, height, shape, circles, boxes, scale) => {
        const kind = check({
          width,
          height,
          shape,
          circles: circles.map(({ letters, ...rest }) => ({ ...rest, tag: tagFor(letters, scale) })),
          keepOut: boxes.map((box) => ({
            left: box.x * width,
            top: box.y * height,
            right: box.x * width + box.width,
            bottom: box.y * height + box.height,
          })),
        });
        seen[kind] += 1;
      },
    ),
    { numRuns: RUNS },
  );

  expect(seen.placed).toBeGreaterThan(RUNS / 10);
  expect(seen.grid).toBeGreaterThan(RUNS / 10);
}, 30_000);

const LETTERS = [
  { scale: 1, more: 1 },
  { scale: 1, more: 1.4 },
  { scale: 1.5, more: 1.15 },
];

test.each(Object.entries(exampleDecks))(
  '%s keeps apart at every width and height, in a longer language and in larger letters',
  (_name, deck) => {
    const seen = { placed: 0, grid: 0 };
    for (const shape of SHAPES) {
      for (let width = 280; width <= 1720; width += 60) {
        for (let height = 320; height <= 1220; height += 60) {
          for (const { scale, more } of LETTERS) {
            const field = { width, height, shape };
            seen[check({ ...field, circles: circlesOf(deck, field, scale, more) })] += 1;
          }
        }
      }
    }

    expect(seen.placed + seen.grid).toBe(3600);
    expect(seen.placed).toBeGreaterThan(seen.grid);
  },
  30_000,
);

test.each(Object.entries(exampleDecks))('%s is placed in the windows it was drawn for', (_name, deck) => {
  const windows: [number, number, FieldShape][] = [
    [840, 732, 'desktop'],
    [1128, 912, 'desktop'],
    [722, 716, 'tablet'],
    [366, 396, 'phone'],
  ];

  expect(
    windows.map(([width, height, shape]) => {
      const field = { width, height, shape };
      return check({ ...field, circles: circlesOf(deck, field, 1, 1) });
    }),
  ).toEqual(['placed', 'placed', 'placed', 'placed']);
});

test('the order of circles is the order of the array, whatever the field', () => {
  fc.assert(
    fc.property(fc.array(placement, { minLength: 2, maxLength: 6 }), (placements) => {
      const circles = placements.map((each) => ({ size: 's' as const, placement: each, tag: tagFor(8, 1) }));
      const field = { width: 1200, height: 900, shape: 'desktop' as const };
      const solution = solveField({ ...field, circles });
      if (solution.layout === 'grid') return;
      const alone = circles.map((circle, index) =>
        placeCircles([{ ...circle, shrink: solution.shrinks[index] ?? 1 }], field),
      );
      expect(solution.circles).toEqual(alone.flat());
    }),
    { numRuns: 2000 },
  );
});
