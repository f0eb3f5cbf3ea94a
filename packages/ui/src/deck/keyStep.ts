const FIELDS =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="listbox"], [role="slider"], [role="tablist"], [role="menu"], dialog';

/**
 * 1 for Right, -1 for Left, 0 when the key is not for this deck: typed into a field or a dialog, held with a modifier,
 * already used, or meant for another place with arrow keys (`[data-gt-arrow-keys]`). Focus outside any such place moves
 * the first deck of the page.
 */
export function keyStep(event: KeyboardEvent, deck: Element): -1 | 0 | 1 {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || event.defaultPrevented) return 0;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;

  const target = event.target instanceof Element ? event.target : deck.ownerDocument.body;
  if (target.closest(FIELDS)) return 0;
  const owner = target.closest('[data-gt-arrow-keys]') ?? deck.ownerDocument.querySelector('.gt-deck');
  return owner === deck ? by : 0;
}
