import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../mergeProps.ts';
import type { ButtonLook } from './ButtonLink.tsx';
import { RingSpinner } from './RingSpinner.tsx';

export {
  ButtonLink,
  type ButtonLinkProps,
  type ButtonVariant,
  IconLink,
  type IconLinkProps,
} from './ButtonLink.tsx';

/** Props of `Button`, besides the attributes of its `button`. */
export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shows a spinner and `loadingLabel`, and ignores presses. Default false. */
    loading?: boolean;
    /** Words while loading. Default: the words of the button. */
    loadingLabel?: string;
    /** Ignores presses. The button stays in the Tab order, so that its words can be found. Default false. */
    disabled?: boolean;
  };

/** A button. Renders a `button` of type `button`. */
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

/** Props of `IconButton`, besides the attributes of its `button`. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `outline` fills on hover; `text` has the colour of the text, as the menu button. Default `outline`. */
  variant?: 'filled' | 'outline' | 'text';
  /** Ignores presses. The button stays in the Tab order. Default false. */
  disabled?: boolean;
};

/** A round button of 56 px with an icon. Renders a `button` of type `button`. */
export function IconButton({
  label,
  children,
  variant = 'outline',
  disabled,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames('gt-icon-button', className)}
      data-variant={variant}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
