import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { CircleField } from './CircleField.tsx';

type Rect = { left: number; top: number; right: number; bottom: number };

const SYLLABLES = ['be', 'long', 'ing', 'four', 'Würde', 'L’é', 'qui', 'trust', 'a', 'Verantwortung'];

const words = fc
  .array(fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((each) => each.map((parts) => parts.join('')).join(' '));

/** Sizes of fields on slides of these windows, and sizes around them. */
const ROOMS = [
  { window: [1440, 900], widths: [640, 1300], heights: [520, 980] },
  { window: [1024, 768], widths: [480, 720], heights: [440, 760] },
  { window: [834, 1194], widths: [600, 818], heights: [480, 1000] },
  { window: [390, 844], widths: [280, 374], heights: [330, 700] },
] as const;

const fieldInputs = fc.record({
  arrangement: fc.constantFrom(
    'heroLeft' as const,
    'heroRight' as const,
    'around' as const,
    'gathering' as const,
  ),
  texts: fc.array(words, { minLength: 6, maxLength: 6 }),
  film: fc.boolean(),
  rtl: fc.boolean(),
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const overlap = (a: Rect, b: Rect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** True if another circle covers the text of this one. */
function covered(field: Element, { left, right, top, bottom }: Rect, index: number): boolean {
  const own = field.querySelectorAll('.gt-circle')[index];
  return [left + 8, (left + right) / 2, right - 8].some((x) =>
    [top + 8, bottom - 8].some((y) => {
      const circle = document.elementFromPoint(x, y)?.closest('.gt-circle');
      return circle && circle !== own;
    }),
  );
}

/** True if a press on the edge of a photo hits no circle. */
function deadAt({ left, right, top, bottom }: Rect): boolean {
  const reach = ((right - left) / 2) * 0.92;
  return [0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => {
    const angle = (eighth * Math.PI) / 4;
    const [x, y] = [
      (left + right) / 2 + reach * Math.cos(angle),
      (top + bottom) / 2 + reach * Math.sin(angle),
    ];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && !hit.closest('.gt-circle__target');
  });
}

/** Errors of a field in the browser. */
function issues(field: Element): string[] {
  const boxes = (selector: string) =>
    [...field.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const [tags, photos, outer] = [
    boxes('.gt-circle__tag'),
    boxes('.gt-circle__photo'),
    field.getBoundingClientRect(),
  ];
  const wrong: string[] = [];
  tags.forEach((tag, index) => {
    if (tags.some((other, place) => place > index && overlap(tag, other)))
      wrong.push(`tag ${index} overlaps`);
    if (covered(field, tag, index)) wrong.push(`tag ${index} is covered`);
    if (tag.left < outer.left - 14 || tag.right > outer.right + 14)
      wrong.push(`tag ${index} leaves at a side`);
    if (tag.top < outer.top - 2 || tag.bottom > outer.bottom + 2)
      wrong.push(`tag ${index} leaves above or below`);
  });
  photos.forEach((photo, index) => {
    if (deadAt(photo)) wrong.push(`photo ${index} is dead at its edge`);
    if (photo.left < outer.left - 2 || photo.right > outer.right + 2)
      wrong.push(`photo ${index} leaves at a side`);
    if (photo.top < outer.top - 2 || photo.bottom > outer.bottom + 2)
      wrong.push(`photo ${index} leaves the field`);
    photos.slice(index + 1).forEach((other) => {
      const apart = Math.hypot(
        (photo.left + photo.right - other.left - other.right) / 2,
        (photo.top + photo.bottom - other.top - other.bottom) / 2,
      );
      const bite = (photo.width + other.width) / 2 - apart;
      if (bite > 0.12 * Math.min(photo.width, other.width) + 1) wrong.push(`photo ${index} overlaps`);
    });
  });
  return wrong;
}

test.each(ROOMS)(
  'as drawn in a window of $window nothing overlaps or leaves the field, whatever the room and the words',
  async ({ window: [wide, high], widths, heights }) => {
    await page.viewport(wide, high);
    const across = fc.integer({ min: widths[0], max: widths[1] });
    const down = fc.integer({ min: heights[0], max: heights[1] });
    await fc.assert(
      fc.asyncProperty(
        across,
        down,
        fieldInputs,
        async (width, height, { arrangement, texts, film, rtl }) => {
          const circles = exampleCircles(arrangement).map((circle, index) => ({
            ...circle,
            text: texts[index] ?? '',
            mobileText: texts[index]?.split(' ')[0] ?? '',
            film: film && index === 1,
          }));
          const screen = await render(
            <div dir={rtl ? 'rtl' : 'ltr'} style={{ position: 'relative', width, height }}>
              <CircleField circles={circles} />
            </div>,
          );
          await frame();
          await frame();
          const wrong = issues(screen.container.querySelector('.gt-circle-field') as Element);
          await screen.unmount();
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 20_261_121 },
    );
    await page.viewport(1440, 900);
  },
  60_000,
);
