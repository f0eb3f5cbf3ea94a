import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import { followPinchZoom } from '../pinchZoom.ts';

type ModalOptions = {
  open: boolean;
  /** Called after hydration if the dialog is open already: the browser opened it before scripts ran. */
  onEarlyOpen: () => void;
  /** Time after closing until the button takes the focus if no element has it, in ms. */
  focusDelayMs: number;
};

/**
 * Opens and closes a modal `<dialog>`: it is in the top layer, and the page behind is inert. On closing, the browser returns
 * the focus to the element that had it. If no element has the focus `focusDelayMs` later, as after a change of page, the
 * button that controls the dialog takes it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions): void {
  const { open, onEarlyOpen, focusDelayMs } = options;
  const started = useRef(false);
  const reportEarlyOpen = useEffectEvent(onEarlyOpen);

  useEffect(() => (open && dialog.current ? followPinchZoom(dialog.current) : undefined), [dialog, open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const first = !started.current;
    started.current = true;
    if (!element || element.open === open) return;
    if (first && element.open) {
      reportEarlyOpen();
      return;
    }
    if (open) {
      // The first column paints in the frame of the press, the second one frame later.
      element.dataset.first = '';
      element.showModal();
      const showAll = () => delete element.dataset.first;
      const cancel = afterPaint(showAll);
      return () => {
        cancel();
        showAll();
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

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Returns the element to focus when Tab leaves the first or last stop of a dialog: the one at the other end. Undefined
 * anywhere else: the browser handles it. From the ends of a modal dialog, Tab would reach the toolbar of the browser.
 */
export function wrapTab(dialog: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  );
  const [edge, other] = backwards ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  return document.activeElement === edge ? other : undefined;
}
