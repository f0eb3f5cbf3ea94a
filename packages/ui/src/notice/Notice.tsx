import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { classNames, mergeRefs } from '../mergeProps.ts';
import { type Aside, useStepAside } from './useStepAside.ts';

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

const NOTICE_PLACES: Aside = { places: ['bottom-start', 'bottom-end', 'below-header', 'top'] };

/**
 * A short text with one button in the lower corner. It does not trap focus, and it stands where it covers least that can
 * be pressed, and moves aside when it would cover what has focus. Renders a `section` on Night.
 */
export function Notice({ label, children, buttonLabel, onAccept, className, ref, ...rest }: NoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useStepAside(notice, NOTICE_PLACES);
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

/** What `Hint` takes besides the attributes of its `aside`. */
export type HintProps = ComponentPropsWithRef<'aside'> & {
  /** Name of the region. */
  label: string;
  /** One line, usually with a link. */
  children: ReactNode;
  /** Name of the button that takes it away. */
  closeLabel: string;
  onClose: () => void;
};

/**
 * Beside the links to other languages if it can, and not on a title; then beside the buttons of a deck, whose corner says where
 * one is. The page is as long as without it.
 */
const HINT_PLACES: Aside = {
  places: ['header-end', 'below-header', 'bottom-beside', 'bottom-start', 'bottom-end', 'top'],
  room: '0px',
  spares: 'h1',
};

/**
 * One quiet line under the end of the header, for what nobody has to answer. It takes no focus, and makes way as a
 * `Notice` does. Renders an `aside`.
 */
export function Hint({ label, children, closeLabel, onClose, className, ref, ...rest }: HintProps) {
  const hint = useRef<HTMLElement>(null);
  useStepAside(hint, HINT_PLACES);
  return (
    <aside
      aria-label={label}
      {...rest}
      ref={mergeRefs(hint, ref)}
      className={classNames('gt-notice', 'gt-hint', className)}
      data-place={HINT_PLACES.places[0]}
    >
      <p className="gt-notice__words">{children}</p>
      <IconButton className="gt-hint__close" label={closeLabel} onClick={() => onClose()}>
        <CloseIcon size={18} />
      </IconButton>
    </aside>
  );
}
