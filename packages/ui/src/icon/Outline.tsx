import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

/** What `Icon` takes besides the attributes of its `svg`. */
export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'd'> & {
  /** Width and height in px. Default 24. */
  size?: number;
};

type OutlineProps = IconProps & {
  /** Path on a board of 24 by 24. */
  d: string;
  /** Filled marks have no stroke. Default false. */
  filled?: boolean;
  /** Points in the reading direction, so it is mirrored where text runs from right to left. Default false. */
  directional?: boolean;
};

/** The drawing behind every icon: decoration, in the colour of the text beside it. Renders an `svg`. */
export function Outline({ d, size = 24, filled, directional, className, ...rest }: OutlineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...rest}
      className={classNames(
        'gt-icon',
        filled && 'gt-icon--filled',
        directional && 'gt-icon--directional',
        className,
      )}
    >
      <path d={d} />
    </svg>
  );
}
