/** Key of `sessionStorage`: how far the pages of this tab were scrolled, by the key of their entry in the history. */
const KEY = 'scrolled';

/** How far the entries of this tab's history were scrolled, in px; they outlive a reload where storage does. */
export function openScrollMemory() {
  const scrolled = new Map<string, number>(read());
  let known: number | undefined;
  const look = () => {
    known = window.scrollY;
    return known;
  };
  // Asked while something changes, a browser would lay it out before it answers; scrolling tells by itself.
  const top = () => known ?? look();
  return {
    /** How far the window is scrolled now, in px. */
    top,
    get: (entry: string) => scrolled.get(entry),
    keep: (entry: string) => scrolled.set(entry, top()),
    /** Follows the window until the function it gives is called. */
    follow() {
      window.addEventListener('scroll', look, { passive: true });
      return () => window.removeEventListener('scroll', look);
    },
    save() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...scrolled]));
      } catch {}
    },
  };
}

function read(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
