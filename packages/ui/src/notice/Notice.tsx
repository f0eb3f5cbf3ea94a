import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { type Aside, useStepAside } from './useStepAside.ts';

export { Hint, type HintProps } from './Hint.tsx';

/** What `Notice` takes besides the attributes of its `section`. */
export type NoticeProps = ComponentPropsWithRef<'section'> & {
  /** Name of the region. */
  label: string;
  /** What there is to know; links inside are gold. */
  children: ReactNode;
  /** Words on the button. */
  buttonLabel: string;
  /** The visitor has read it. */
  onAccept: () => void;
};

const ASIDE: Aside = { places: ['bottom-start', 'bottom-end', 'below-header', 'top'] };

/**
 * A short text with one button in the lower corner. It does not trap focus, and it stands where it covers least that can
 * be pressed, and moves aside when it would cover what has focus. Renders a `section` on Night.
 */
export function Notice({ label, children, buttonLabel, onAccept, className, ref, ...rest }: NoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useStepAside(notice, ASIDE);
  return (
    <section
      aria-label={label}
      {...rest}
      ref={mergeRefs(notice, ref)}
      className={classNames('gt-notice', className)}
      data-gt-ground="night"
    >
      <div className="gt-notice__words">{children}</div>
      <Button onClick={() => onAccept()}>{buttonLabel}</Button>
    </section>
  );
}
