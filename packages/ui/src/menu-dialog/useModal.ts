import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import { usePinchZoom } from '../usePinchZoom.ts';

type ModalOptions = {
  open: boolean;
  /** Called after hydration if the dialog is open already: the browser opened it before scripts ran. */
  onEarlyOpen: () => void;
  /** Time after closing until the button takes the focus if no element has it, in ms. */
  focusDelayMs: number;
};

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Opens and closes a `<dialog>` and, while it is open, hides the rest of the page from assistive technology and keeps the
 * focus inside. On closing, the browser returns the focus to its previous owner. If no element has it `focusDelayMs` later,
 * as after a change of page, the button that controls the dialog takes it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, options: ModalOptions): void {
  const { open, onEarlyOpen, focusDelayMs } = options;
  const started = useRef(false);
  const reportEarlyOpen = useEffectEvent(onEarlyOpen);

  usePinchZoom(dialog, open);

  useBrowserLayoutEffect(() => {
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

/**
 * Traps the focus in `room`, as a modal dialog does: returns it to the last focused element inside, or to the first button.
 * Returns a function that ends this.
 */
function keepFocus(room: HTMLElement): () => void {
  const bringBack = ({ target, relatedTarget }: FocusEvent) => {
    if (target instanceof Node && room.contains(target)) return;
    const last = relatedTarget instanceof HTMLElement && room.contains(relatedTarget) ? relatedTarget : null;
    (last ?? room.querySelector('button'))?.focus({ preventScroll: true });
  };
  room.ownerDocument.addEventListener('focusin', bringBack);
  return () => room.ownerDocument.removeEventListener('focusin', bringBack);
}

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Returns the element to focus when Tab leaves the first or last stop inside `room`: the one at the other end. Undefined
 * anywhere else: the browser handles it. In a modal dialog alone, Tab would reach the toolbar of the browser.
 */
export function wrapTab(room: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = [...room.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  );
  const [edge, other] = backwards ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focused = room.ownerDocument.activeElement;
  return focused === edge || focused === room ? other : undefined;
}

/**
 * Hides everything outside `element` from assistive technology, as a modal dialog does, and returns a function that undoes
 * it. `showModal()` makes the whole page inert and recalculates all its styles.
 */
function hideOthers(element: Element): () => void {
  const hidden: Element[] = [];
  for (let inside = element; inside.parentElement; inside = inside.parentElement) {
    if (inside === element.ownerDocument.body) break;
    for (const other of inside.parentElement.children) {
      if (other === inside || other.hasAttribute('aria-hidden')) continue;
      other.setAttribute('aria-hidden', 'true');
      hidden.push(other);
    }
  }
  return () => {
    for (const other of hidden) other.removeAttribute('aria-hidden');
  };
}
