import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import type { MenuToggle } from './menuTypes.ts';

type ModalOptions = {
  open: boolean;
  onToggle: (toggle: MenuToggle) => void;
  /** How long after closing the button gets focus back, in ms. */
  focusDelayMs: number;
};

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps a `<dialog>` as open as `open` says. Focus goes back to the button that controls the dialog `focusDelayMs` after
 * closing, and only if it is then still in the dialog or nowhere: a new page may have taken it meanwhile.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions): void {
  const { open, onToggle, focusDelayMs } = options;
  const started = useRef(false);
  const tellEarly = useEffectEvent(() => onToggle({ open: true, reason: 'early' }));

  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    const first = !started.current;
    started.current = true;
    if (!element || element.open === open) return;
    if (first && element.open) {
      tellEarly();
      return;
    }
    if (open) {
      // A modal dialog makes the browser look at everything behind it: the press is painted before that.
      return afterPaint(() => {
        // A dialog gives focus back at once to what had it when it opened; ours does so later, so nothing may have it.
        const focused = element.ownerDocument.activeElement;
        if (focused instanceof HTMLElement) focused.blur();
        element.showModal();
      });
    }
    element.close();
    const timer = setTimeout(() => {
      const focused = document.activeElement;
      const lost = !focused || focused === document.body || element.contains(focused);
      if (lost) buttonOf(element)?.focus({ preventScroll: true });
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [dialog, open, focusDelayMs]);
}

function buttonOf(dialog: HTMLDialogElement): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[aria-controls="${CSS.escape(dialog.id)}"]`);
  return [...buttons].find((button) => !dialog.contains(button));
}
