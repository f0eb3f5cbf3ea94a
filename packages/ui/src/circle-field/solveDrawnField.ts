import type { CircleItem } from './circleItem.ts';
import { fieldShapeOf } from './fieldShapeOf.ts';
import { hasRoomForWords } from './hasRoomForWords.ts';
import { keepOutOf } from './keepOutOf.ts';
import { foreseenLines } from './linesOf.ts';
import { overhangOf } from './overhangOf.ts';
import { placementOf } from './placementOf.ts';
import { CALM, PLACED, type SolvedField } from './solvedField.ts';
import { solveField } from './solveField.ts';
import { textSize } from './textSize.ts';

/** From this size on (200 % of the usual one) text needs lines of its own. */
const LARGE_TEXT_PX = 32;
/** A row under the field on phones. */
const ROW_PX = 60;

/** Solves a field as it is drawn: by its measured tags, and by what lies over its slide. */
export function solveDrawnField(field: HTMLElement, circles: readonly CircleItem[]): SolvedField {
  if (textSize() >= LARGE_TEXT_PX) return CALM;
  const shape = fieldShapeOf(window.innerWidth, window.innerHeight);
  if (shape === 'desktop' && !hasRoomForWords(field)) return CALM;
  // Other arrangements stand in the flow, where nothing can collide.
  if (!shape || field.dataset.kind !== 'field') return PLACED;

  const width = field.clientWidth;
  const rows = shape === 'phone' ? circles.filter(({ mobile }) => !mobile).length * ROW_PX : 0;
  const height = field.clientHeight - rows;
  const placed = circles
    .map((circle, index) => ({ circle, index }))
    .filter(({ circle }) => shape !== 'phone' || circle.mobile);
  const tags = field.querySelectorAll<HTMLElement>('.gt-circle__tag');
  const solution = solveField({
    width,
    height,
    shape,
    edge: Number.parseFloat(getComputedStyle(field).getPropertyValue('--gt-edge')) || 0,
    circles: placed.map(({ circle, index }) => ({
      size: circle.size,
      placement: placementOf(circle, shape),
      tag: { width: tags[index]?.offsetWidth ?? 0, height: tags[index]?.offsetHeight ?? 0 },
    })),
    keepOut: shape === 'desktop' ? keepOutOf(field) : [],
  });
  if (solution.layout === 'calm') return CALM;
  const shrinks = circles.map(() => 1);
  const overhangs: (number | undefined)[] = circles.map(() => undefined);
  placed.forEach(({ circle, index }, place) => {
    const tag = tags[index];
    shrinks[index] = solution.shrinks[place] ?? 1;
    if (tag && drawnLines(tag) !== foreseenLines(circle, shape === 'phone')) {
      overhangs[index] = overhangOf(tag.offsetHeight);
    }
  });
  const isForeseen = shrinks.every((shrink) => shrink === 1) && overhangs.every((each) => each === undefined);
  return isForeseen ? PLACED : { layout: 'placed', shrinks, overhangs };
}

/** Above and below its words a tag has less than a line. */
function drawnLines(tag: HTMLElement): number {
  return Math.floor(tag.offsetHeight / Number.parseFloat(getComputedStyle(tag).lineHeight));
}
