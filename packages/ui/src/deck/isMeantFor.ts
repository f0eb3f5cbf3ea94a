const FIELDS =
  'input, textarea, select, audio, video, dialog, :read-write, [role=listbox], [role=slider], [role=tablist], [role=menu]';

/**
 * Whether a key is for this deck: not typed into a field or a dialog, held with a modifier, already used, or meant for
 * another place with arrow keys (`[data-gt-arrow-keys]`). Focus outside any such place moves the first deck of the page.
 */
export function isMeantFor(event: KeyboardEvent, deck: Element): boolean {
  if (event.defaultPrevented) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.target as Partial<Element>;
  if (target.closest?.(FIELDS)) return false;
  return (target.closest?.('[data-gt-arrow-keys]') ?? document.querySelector('.gt-deck')) === deck;
}
