import { type ComponentPropsWithRef, type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { classNames, mergeRefs } from '../mergeProps.ts';
import { Circle } from './Circle.tsx';
import { type CircleItem, type CircleOptions, estimatedLines } from './circleItem.ts';
import { placementOf } from './fieldShape.ts';
import type { Placement } from './layouts.ts';
import { useSolvedField } from './useSolvedField.ts';

export { type CircleItem, type CircleLinkProps, fetchCirclePhotos } from './circleItem.ts';

/** Props of `CircleField`, besides the attributes of its `div`. */
export type CircleFieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  CircleOptions & {
    /** Circles in reading order: the largest first, then clockwise. */
    circles: readonly CircleItem[];
    /** Accessible name of the list. */
    label?: string | undefined;
    /** Content in the middle, for example a name ring. */
    children?: ReactNode;
    /** `field`: circles around each other; `ring`: circles at the sides of `children`. Default `field`. */
    kind?: 'field' | 'ring';
    /** `eager` on the first visible slide: the photo of its first circle loads at once. Default `lazy`. */
    loading?: 'eager' | 'lazy' | undefined;
  };

/** Low windows have places for six circles; with more, circles form rows. Six or more have their own height on phones. */
const SIX = 6;

/**
 * Circles at offsets and degrees, positioned by the style sheet, so that the first paint needs no script. If text or window
 * leave too little room, circles shrink; if that is not enough, they form a grid of two columns. Memoized. Renders a `div`
 * that fills its parent.
 */
export const CircleField = memo(function CircleField({
  circles,
  label,
  children,
  kind = 'field',
  filmLabel,
  visitedLabel,
  renderLink,
  loading,
  className,
  style,
  ref,
  ...rest
}: CircleFieldProps) {
  const own = useRef<HTMLDivElement>(null);
  const solved = useSolvedField(own, circles);
  const rows = circles.filter(({ mobile }) => !mobile);
  const field = rows.length > 0 ? ({ '--gt-rows': rows.length, ...style } as CSSProperties) : style;
  return (
    <div
      {...rest}
      ref={mergeRefs(own, ref)}
      className={classNames('gt-circle-field', className)}
      data-kind={kind}
      data-layout={solved.layout}
      data-circles={circles.length < SIX ? undefined : circles.length === SIX ? 'six' : 'more'}
      data-rows={rows.length > 0 || undefined}
      style={field}
    >
      {children !== undefined && <div className="gt-circle-field__centre">{children}</div>}
      {circles.length > 0 && (
        <ul className="gt-circle-field__list" aria-label={label}>
          {circles.map((circle, index) => (
            <li
              key={circle.key}
              className="gt-circle-field__place"
              data-size={circle.size}
              data-row={circle.mobile ? undefined : ''}
              style={placeStyle(circle, {
                row: rows.indexOf(circle),
                shrink: solved.shrinks[index],
                overhang: solved.overhangs[index],
              })}
            >
              <Circle
                {...{ circle, filmLabel, visitedLabel, renderLink }}
                loading={index === 0 ? loading : 'lazy'}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

type Place = {
  /** Index among the circles that are rows on phones; -1 for others. */
  row: number;
  /** Factor on the diameter. Default 1. */
  shrink: number | undefined;
  /** Measured overhang of its tag in px, where the estimate of the style sheet is wrong. */
  overhang: number | undefined;
};

/**
 * Custom properties of a circle: `circle-field.css` calculates its position from them. Without values for tablets and
 * phones, those of the desktop apply.
 */
function placeStyle(circle: CircleItem, { row, shrink = 1, overhang }: Place): CSSProperties {
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
    '--gt-lines': unlessOne(estimatedLines(circle, false)),
    '--gt-phone-lines': unlessOne(estimatedLines(circle, true)),
    ...(row >= 0 && { '--gt-row': row }),
    ...(shrink !== 1 && { '--gt-shrink': shrink }),
    ...(overhang !== undefined && { '--gt-overhang': `${overhang}px` }),
  } as CSSProperties;
}

function same(a: Placement, b: Placement): boolean {
  return a.offset === b.offset && a.degree === b.degree;
}

/** One line is the default of the style sheet. */
function unlessOne(lines: number): number | undefined {
  return lines > 1 ? lines : undefined;
}
