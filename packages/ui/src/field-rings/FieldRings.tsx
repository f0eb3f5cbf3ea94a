import { type ComponentPropsWithRef, useMemo } from 'react';
import { classNames } from '../mergeProps.ts';
import { useRingShape } from '../rings/ringContext.ts';
import { fieldPath } from './fieldPath.ts';

export { DecorationRendered, RingShape, type RingShapeValue } from '../rings/ringContext.ts';

/** Props of `FieldRings`, besides the attributes of its `div`. */
export type FieldRingsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Seed of the rings; use a different one on each slide. */
  seed: number;
  /** Number of rings, 16 at most. Default 15. */
  count?: number;
  /** Radius of the space in the middle, in a drawing of 2000 by 2000. Default 92: a pith. */
  from?: number;
};

/**
 * Decorative rings behind a slide, dimmed behind text. Renders a `div` that fills its parent, hidden until the rings render.
 * The centre is at `--gt-rings-x`, `--gt-rings-y`.
 */
export function FieldRings({ seed, count = 15, from, className, ...rest }: FieldRingsProps) {
  const shape = useRingShape();
  const path = useMemo(() => shape && fieldPath(seed, count, from, shape), [shape, seed, count, from]);
  return (
    // Hidden while empty, because painting the mask takes a third of the first frame of a page.
    <div {...rest} className={classNames('gt-field-rings', className)} hidden={!path} aria-hidden="true">
      {path && (
        <svg viewBox="-1000 -1000 2000 2000" role="presentation">
          <path d={path} />
        </svg>
      )}
    </div>
  );
}
