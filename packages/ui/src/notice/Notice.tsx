import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { classNames, mergeRefs } from '../mergeProps.ts';
import { type PlacementOptions, useStepAside } from './useStepAside.ts';

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

const NOTICE_PLACES: PlacementOptions = { places: ['bottom-start', 'bottom-end', 'below-header', 'top'] };

/**
 * A short text with one button in a lower corner. It does not trap the focus, appears where it covers the fewest controls,
 * and moves when it would cover the focused element. Renders a `section` on Night.
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
      data-gt-scheme="night"
    >
      <div className="gt-notice__words">{children}</div>
      <Button onClick={() => onAccept()}>{buttonLabel}</Button>
    </section>
  );
}

/** Props of `Hint`, besides the attributes of its `aside`. */
export type HintProps = ComponentPropsWithRef<'aside'> & {
  /** Name of the region. */
  label: string;
  /** One line, usually with a link. */
  children: ReactNode;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  /**
   * Address of the page, in a frame that stays when the page changes: the hint finds its place again. Default: always the same.
   *
   * @example <Hint page={pathname} label="Other language" closeLabel="Close" onClose={close}>…</Hint>
   */
  page?: string;
};

/**
 * Places of a hint: in the row of the links to other languages, or below them if it covers no title there; then beside the
 * buttons of a deck, in a corner, or beside the progress of a deck if nothing else is free. It adds no space to the end of
 * the page.
 */
const HINT_PLACES: PlacementOptions = {
  places: [
    'header-beside',
    'header-end',
    'below-header',
    'bottom-beside',
    'bottom-start',
    'bottom-end',
    'bottom-middle',
    'top',
  ],
  room: '0px',
  avoid: 'h1, [data-gt-keep-out]',
};

/**
 * A line at the end of the header that needs no answer. It takes no focus, and moves like a `Notice`. Renders an
 * `aside`.
 */
export function Hint({ label, children, closeLabel, onClose, page, className, ref, ...rest }: HintProps) {
  const hint = useRef<HTMLElement>(null);
  // Each page has controls of its own: new options make the hint look for its place again.
  const places = useMemo(() => ({ ...HINT_PLACES, page }), [page]);
  useStepAside(hint, places);
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
