/**
 * Brings the focus back into `room` when something outside is given it, as a modal dialog does: to what had it inside,
 * or to its first button. Gives what lets it go again.
 */
export function keepFocus(room: HTMLElement): () => void {
  const bringBack = ({ target, relatedTarget }: FocusEvent) => {
    if (target instanceof Node && room.contains(target)) return;
    const last = relatedTarget instanceof HTMLElement && room.contains(relatedTarget) ? relatedTarget : null;
    (last ?? room.querySelector('button'))?.focus({ preventScroll: true });
  };
  room.ownerDocument.addEventListener('focusin', bringBack);
  return () => room.ownerDocument.removeEventListener('focusin', bringBack);
}
