import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { CircleItem, CircleLinkProps } from './circleItem.ts';

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
