import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { ButtonVariant } from './buttonVariant.ts';
import { RingSpinner } from './RingSpinner.tsx';

export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export type { ButtonVariant } from './buttonVariant.ts';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { IconLink, type IconLinkProps } from './IconLink.tsx';

/** What `Button` takes besides the attributes of its `button`. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** Default `accent`. */
  variant?: ButtonVariant;
  /** `m` is 48 px high, `l` 60. Default `m`. */
  size?: 'm' | 'l';
  /** Icon before the words. */
  before?: ReactNode;
  /** Icon after the words. */
  after?: ReactNode;
  /** Shows a spinner and `loadingLabel`; presses do nothing until it is over. Default false. */
  loading?: boolean;
  /** Words while loading. Default: the words of the button. */
  loadingLabel?: string;
  /** Presses do nothing; the button keeps its place in the Tab order, so that its words can be found. Default false. */
  disabled?: boolean;
};

/** Does something when pressed. Renders a `button` of type `button`. */
export function Button({
  variant = 'accent',
  size = 'm',
  before,
  after,
  loading,
  loadingLabel,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const idle = disabled || loading;
  return (
    <button
      type="button"
      {...rest}
      className={classNames('gt-button', className)}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      aria-disabled={idle || undefined}
      onClick={(event) => {
        if (idle) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <RingSpinner /> : before}
      <span>{loading ? (loadingLabel ?? children) : children}</span>
      {!loading && after}
    </button>
  );
}
