import { type CSSProperties, memo, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { Circle } from './Circle.tsx';
import type { CircleFieldProps } from './circleFieldProps.ts';
import { numbersOf } from './numbersOf.ts';
import { useSolvedField } from './useSolvedField.ts';

export type { CircleFieldProps } from './circleFieldProps.ts';
export type { CircleItem, CircleLinkProps } from './circleItem.ts';
export { fetchCirclePhotos } from './fetchCirclePhotos.ts';

/** More have no places on the stair of low windows. */
const SIX = 6;

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
  const field = { '--gt-rows': rows.length, ...style } as CSSProperties;
  return (
    <div
      {...rest}
      ref={mergeRefs(own, ref)}
      className={classNames('gt-circle-field', className)}
      data-kind={kind}
      data-layout={solved.layout}
      data-many={circles.length > SIX || undefined}
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
              style={numbersOf(circle, {
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
