import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { seedOf } from '../rings/seedOf.ts';
import { CircleBark } from './CircleBark.tsx';
import { CirclePhoto } from './CirclePhoto.tsx';
import { CircleTag } from './CircleTag.tsx';
import type { CircleItem, CircleLinkProps } from './circleItem.ts';
import { linesOf } from './linesOf.ts';

/** What `Circle` takes besides the attributes of its `div`. */
export type CircleProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onClick'> & {
  circle: Omit<CircleItem, 'key' | 'desktop' | 'tablet' | 'mobile'>;
  /** Said before the words of a film, for example "Play video:". */
  filmLabel?: string | undefined;
  /** Said after the words of a circle that was opened. */
  visitedLabel?: string | undefined;
  /** Draws the link, so that a router can; default an `a`. */
  renderLink?: ((props: CircleLinkProps) => ReactNode) | undefined;
  /** Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
};

/** A photo in a circle with bark around it and its words below: a link, a button or neither. Renders a `div`. */
export function Circle({
  circle,
  filmLabel,
  visitedLabel,
  renderLink = (props) => <a {...props} />,
  loading = 'lazy',
  className,
  ...rest
}: CircleProps) {
  const { href, onPress, visited, text } = circle;
  const content = (
    <>
      <CircleBark seed={seedOf(linesOf(text).join(' '))} />
      <CirclePhoto circle={circle} loading={loading} />
      <CircleTag {...{ circle, filmLabel, visitedLabel }} />
    </>
  );
  const target = 'gt-circle__target';
  return (
    <div
      {...rest}
      className={classNames('gt-layer gt-circle', className)}
      data-visited={visited || undefined}
    >
      {href !== undefined ? (
        renderLink({ href, className: target, onClick: onPress, children: content })
      ) : onPress ? (
        <button type="button" className={target} onClick={onPress}>
          {content}
        </button>
      ) : (
        <span className={target}>{content}</span>
      )}
    </div>
  );
}
