import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import { CloseIcon, InfoIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';

/** Props of `Toast`, besides the attributes of its `div`. */
export type ToastProps = ComponentPropsWithRef<'div'> & {
  /** Shows the message. Render the toast also while it is closed: screen readers announce text that appears in it. */
  open: boolean;
  /** Message. */
  children: ReactNode;
  /** Words on the button. Default none. */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** The action is in progress. Default false. */
  loading?: boolean;
  /** Accessible name of the close button. Default none. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
};

/** A message about a temporary error, with a remedy. Renders a `div` with role `status`. */
export function Toast({
  open,
  children,
  actionLabel,
  onAction,
  loading = false,
  closeLabel,
  onClose,
  className,
  ...rest
}: ToastProps) {
  return (
    <div role="status" {...rest} className={classNames('gt-toast', className)}>
      {open && (
        <div className="gt-toast__card" data-gt-scheme="night">
          <InfoIcon />
          <div className="gt-toast__words">{children}</div>
          {actionLabel && (
            <Button onClick={() => onAction?.()} loading={loading}>
              {actionLabel}
            </Button>
          )}
          {closeLabel && (
            <IconButton className="gt-toast__close" label={closeLabel} onClick={() => onClose?.()}>
              <CloseIcon size={20} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
