import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { classNames, mergeRefs } from '../mergeProps.ts';
import { useStepAside } from './useStepAside.ts';

/** Props of `Notice`, besides the attributes of its `section`. */
export type NoticeProps = ComponentPropsWithRef<'section'> & {
  /** Name of the region. */
  label: string;
  /** Text of the notice; links inside are gold. */
  children: ReactNode;
  /** Words on the button. */
  buttonLabel: string;
  /** Called when the visitor presses the button. */
  onAccept: () => void;
};

/**
 * A short text with one button in a lower corner. It does not trap the focus, appears where it covers the fewest controls,
 * and moves when it would cover the focused element. Renders a `section` on Night.
 */
export function Notice({ label, children, buttonLabel, onAccept, className, ref, ...rest }: NoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useStepAside(notice);
  return (
    <section
      aria-label={label}
      {...rest}
      ref={mergeRefs(notice, ref)}
      className={classNames('gt-notice', className)}
      data-gt-scheme="night"
    >
      <div className="gt-notice__words">{children}</div>
      <Button onClick={() => onAccept()}>{buttonLabel}</Button>
    </section>
  );
}

/** Props of `Hint`, besides the attributes of its `section`. */
export type HintProps = ComponentPropsWithRef<'aside'> & {
  /** Name of the region. */
  label: string;
  /** One line, usually with a link. */
  children: ReactNode;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  /**
   * Has no effect: a hint stands where its parent puts it.
   *
   * @deprecated Leave it out.
   */
  page?: string;
};

/** A line that needs no answer, in a pill that stands where its parent puts it. It takes no focus. Renders a
 * `section`. */
export function Hint({ label, children, closeLabel, onClose, page: _, className, ...rest }: HintProps) {
  return (
    <section aria-label={label} {...rest} className={classNames('gt-hint', className)}>
      {children}
      <IconButton className="gt-hint__close" label={closeLabel} onClick={onClose}>
        <CloseIcon size={18} />
      </IconButton>
    </section>
  );
}
