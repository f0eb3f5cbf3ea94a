import { isMeantFor } from './isMeantFor.ts';

/**
 * Infinite for End and Home, 0 when the key is another, not for this deck, or for something around the focus that
 * scrolls.
 */
export function endStep(event: KeyboardEvent, deck: Element): number {
  const by = event.key === 'End' ? Infinity : event.key === 'Home' ? -Infinity : 0;
  if (by === 0 || !isMeantFor(event, deck)) return 0;
  return scrolls(event.target instanceof Element ? event.target : document.body) ? 0 : by;
}

/** Whether an element or one around it has more than it shows, from top to bottom. */
function scrolls(element: Element | null): boolean {
  if (!element) return false;
  const page = element === element.ownerDocument.scrollingElement;
  const able = page || /auto|scroll/.test(getComputedStyle(element).overflowY);
  return (able && element.scrollHeight > element.clientHeight + 1) || scrolls(element.parentElement);
}
