const FIELDS =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="slider"], [role="tablist"], [role="menu"], dialog';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

/**
 * 1 for Right, -1 for Left, infinite for End and Home, 0 when the key is not for this deck: typed into a field or a
 * dialog, held with a modifier, already used, meant for another place with arrow keys (`[data-gt-arrow-keys]`), or,
 * like End, for something around the focus that scrolls. Focus outside any such place moves the first deck of the page.
 */
export function keyStep(event: KeyboardEvent, deck: Element): number {
  const by = STEPS[event.key] ?? 0;
  if (by === 0 || event.defaultPrevented) return 0;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;

  const target = event.target instanceof Element ? event.target : deck.ownerDocument.body;
  if (target.closest(FIELDS) || (!Number.isFinite(by) && scrolls(target))) return 0;
  const owner = target.closest('[data-gt-arrow-keys]') ?? deck.ownerDocument.querySelector('.gt-deck');
  return owner === deck ? by : 0;
}

/** Whether an element or one around it has more than it shows, from top to bottom. */
function scrolls(element: Element | null): boolean {
  if (!element) return false;
  const page = element === element.ownerDocument.scrollingElement;
  const able = page || /auto|scroll/.test(getComputedStyle(element).overflowY);
  return (able && element.scrollHeight > element.clientHeight + 1) || scrolls(element.parentElement);
}
