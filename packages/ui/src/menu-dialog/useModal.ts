import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import { usePinchZoom } from '../usePinchZoom.ts';
import type { MenuToggle } from './MenuDialog.tsx';

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

/**
 * Brings the focus back into `room` when something outside is given it, as a modal dialog does: to what had it inside,
 * or to its first button. Gives what lets it go again.
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
 * Where the Tab key leads from the first or last stop inside `room`: to the other end. Undefined anywhere else: the
 * browser knows the way. A modal dialog alone would let Tab wander off into the browser's own buttons.
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
 * Takes everything outside `element` from assistive technology, as a modal dialog does, and gives what brings it back.
 * The browser's own way makes all of the page inert, and finds the styles of all of it anew.
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
