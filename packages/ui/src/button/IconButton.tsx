import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';

/** What `IconButton` takes besides the attributes of its `button`. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Its name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `outline` fills when pointed at; `text` is in the colour of the text, as the menu button is. Default `outline`. */
  variant?: 'filled' | 'outline' | 'text';
  /** Presses do nothing; the button keeps its place in the Tab order. Default false. */
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
