/** The language that a visitor has chosen, or was first shown, in the browser's storage; null where none is, or it is blocked. */
export function readKeptLanguage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the language of a visitor. Blocked or full storage is no mistake of theirs. */
export function keepLanguage(key: string, language: string): void {
  try {
    window.localStorage.setItem(key, language);
  } catch {
    // The next page asks anew.
  }
}
