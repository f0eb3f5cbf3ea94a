/**
 * Key of `sessionStorage`: the name that was typed on the first page before React was there. The inline script of the page
 * (`browser/early`) writes it when a choice is followed, which leads to another document.
 */
const KEY = 'name';

/** Gives that name, once, as it was typed; null where none is kept, or storage is blocked. */
export function takeTypedName(): string | null {
  try {
    const name = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return name;
  } catch {
    return null;
  }
}
