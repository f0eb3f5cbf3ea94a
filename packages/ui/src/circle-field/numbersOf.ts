import type { CSSProperties } from 'react';
import type { CircleItem } from './circleItem.ts';
import type { Placement } from './layouts.ts';
import { foreseenLines } from './linesOf.ts';
import { placementOf } from './placementOf.ts';

type Place = {
  /** Among those that are rows on phones; -1 for others. */
  row: number;
  /** What the field was solved to. Default 1. */
  shrink: number | undefined;
  /** The measured overhang of its tag in px, where the style sheet could not foresee it. */
  overhang: number | undefined;
};

/**
 * The numbers of a circle as custom properties: `circle-field.css` turns them into a place. Tablets and phones without
 * numbers of their own take the desktop's.
 */
export function numbersOf(circle: CircleItem, { row, shrink = 1, overhang }: Place): CSSProperties {
  const desktop = placementOf(circle, 'desktop');
  const tablet = placementOf(circle, 'tablet');
  const phone = placementOf(circle, 'phone');
  return {
    '--gt-desktop-offset': desktop.offset / 100,
    '--gt-desktop-degree': `${desktop.degree}deg`,
    ...(!same(tablet, desktop) && {
      '--gt-tablet-offset': tablet.offset / 100,
      '--gt-tablet-degree': `${tablet.degree}deg`,
    }),
    ...(!same(phone, desktop) && {
      '--gt-phone-offset': phone.offset / 100,
      '--gt-phone-degree': `${phone.degree}deg`,
    }),
    '--gt-lines': moreThanOne(foreseenLines(circle, false)),
    '--gt-phone-lines': moreThanOne(foreseenLines(circle, true)),
    ...(row >= 0 && { '--gt-row': row }),
    ...(shrink !== 1 && { '--gt-shrink': shrink }),
    ...(overhang !== undefined && { '--gt-overhang': `${overhang}px` }),
  } as CSSProperties;
}

function same(a: Placement, b: Placement): boolean {
  return a.offset === b.offset && a.degree === b.degree;
}

/** One line is what style sheets take for granted. */
function moreThanOne(lines: number): number | undefined {
  return lines > 1 ? lines : undefined;
}
