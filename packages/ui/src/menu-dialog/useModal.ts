import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import { usePinchZoom } from '../usePinchZoom.ts';
import { hideOthers } from './hideOthers.ts';
import { keepFocus } from './keepFocus.ts';
import type { MenuToggle } from './menuTypes.ts';

type ModalOptions = {
  open: boolean;
  onToggle: (toggle: MenuToggle) => void;
  /** How long after closing the button gets the focus if nothing has it, in ms. */
  focusDelayMs: number;
};

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps a `<dialog>` as open as `open` says, and the rest of the page from assistive technology and the focus meanwhile.
 * Closed, it gives the focus back to what had it; if nothing has it `focusDelayMs` later, the button that controls the
 * dialog gets it: a new page may have come meanwhile.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions): void {
  const { open, onToggle, focusDelayMs } = options;
  const started = useRef(false);
  const tellEarly = useEffectEvent(() => onToggle({ open: true, reason: 'early' }));

  usePinchZoom(dialog, open);

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
      // The first column is painted in the frame of the press, the second in the one after it.
      element.dataset.first = '';
      element.show();
      const restore = [keepFocus(element)];
      const cancel = afterPaint(() => {
        delete element.dataset.first;
        restore.push(hideOthers(element));
      });
      return () => {
        cancel();
        delete element.dataset.first;
        for (const undo of restore) undo();
      };
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
