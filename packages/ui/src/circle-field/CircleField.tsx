import { type ComponentPropsWithRef, type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { Circle } from './Circle.tsx';
import type { CircleItem, CircleLinkProps } from './circleItem.ts';
import type { Placement } from './layouts.ts';
import { foreseenLines } from './linesOf.ts';
import { placementOf } from './placementOf.ts';
import { useSolvedField } from './useSolvedField.ts';

export type { CircleItem, CircleLinkProps } from './circleItem.ts';

/** What `CircleField` takes besides the attributes of its `div`. */
export type CircleFieldProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** In reading order: the hero first, then clockwise. */
  circles: readonly CircleItem[];
  /** Name of the list, for people who do not see it. */
  label?: string | undefined;
  /** Stands in the middle, for example a name ring. */
  children?: ReactNode;
  /** `field`: circles around each other; `ring`: circles at the sides of `children`. Default `field`. */
  kind?: 'field' | 'ring';
  /** Said before the words of a film, for example "Play video:". */
  filmLabel?: string | undefined;
  /** Said after the words of a circle that was opened, for example "(opened)". */
  visitedLabel?: string | undefined;
  /** Draws the links, so that a router can; default an `a`. */
  renderLink?: ((props: CircleLinkProps) => ReactNode) | undefined;
  /** `eager` for the slide that is seen first: its first circle, the largest picture, is fetched at once. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
};

/**
 * Circles placed by offset and degree, by style sheet alone: the first paint needs no script. When words or windows
 * leave too little room, circles shrink, then stand in two calm columns. Drawn anew only when what it is given changes.
 * Renders a `div` that fills its parent.
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
  const field = { '--gt-rows': rows.length, '--gt-count': circles.length, ...style } as CSSProperties;
  return (
    <div
      {...rest}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      className={classNames('gt-circle-field', className)}
      data-kind={kind}
      data-layout={solved.layout}
      style={field}
    >
      {children !== undefined && <div className="gt-circle-field__centre">{children}</div>}
      <ul className="gt-circle-field__list" aria-label={label}>
        {circles.map((circle, index) => (
          <li
            key={circle.key}
            className="gt-circle-field__place"
            data-size={circle.size}
            data-row={circle.mobile ? undefined : ''}
            style={placeOf(
              circle,
              index,
              rows.indexOf(circle),
              solved.shrinks[index] ?? 1,
              solved.overhangs[index],
            )}
          >
            <Circle
              {...{ circle, filmLabel, visitedLabel, renderLink }}
              loading={index === 0 ? loading : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});

/**
 * The numbers of a circle as custom properties: `circle-field.css` turns them into a place. A tablet without numbers of
 * its own takes the phone's, a phone the desktop's.
 */
function placeOf(
  circle: CircleItem,
  index: number,
  row: number,
  shrink: number,
  overhang?: number,
): CSSProperties {
  const desktop = placementOf(circle, 'desktop');
  const tablet = placementOf(circle, 'tablet');
  const phone = placementOf(circle, 'phone');
  return {
    '--gt-desktop-offset': desktop.offset / 100,
    '--gt-desktop-degree': `${desktop.degree}deg`,
    ...(!same(tablet, phone) && {
      '--gt-tablet-offset': tablet.offset / 100,
      '--gt-tablet-degree': `${tablet.degree}deg`,
    }),
    ...(!same(phone, desktop) && {
      '--gt-phone-offset': phone.offset / 100,
      '--gt-phone-degree': `${phone.degree}deg`,
    }),
    '--gt-lines': moreThanOne(foreseenLines(circle, false)),
    '--gt-phone-lines': moreThanOne(foreseenLines(circle, true)),
    '--gt-index': index,
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
