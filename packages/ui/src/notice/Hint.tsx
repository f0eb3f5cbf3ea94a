import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { CloseIcon } from '../icon/outlines.tsx';
import { mergeRefs } from '../mergeRefs.ts';
import { type Aside, useStepAside } from './useStepAside.ts';

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
const ASIDE: Aside = {
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
  useStepAside(hint, ASIDE);
  return (
    <aside
      aria-label={label}
      {...rest}
      ref={mergeRefs(hint, ref)}
      className={classNames('gt-notice', 'gt-hint', className)}
      data-place={ASIDE.places[0]}
    >
      <p className="gt-notice__words">{children}</p>
      <IconButton className="gt-hint__close" label={closeLabel} onClick={() => onClose()}>
        <CloseIcon size={18} />
      </IconButton>
    </aside>
  );
}
