/** A `{name}` in a text: a figure of the firm, or a value that code fills in. Edited as one unit. */
export type Placeholder = { start: number; end: number; name: string };

const PLACEHOLDER = /\{([\p{L}][\p{L}\p{N}_-]*)\}/gu;

export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: whole, 1: name = '', index }) => ({
    start: index,
    end: index + whole.length,
    name,
  }));
}

/** A selection in a text; a caret where start and end are the same. */
export type Selection = { start: number; end: number };

/**
 * Moves a selection off placeholders. A caret goes to the nearer end of a placeholder, or to the end in its direction; a selection
 * grows to hold the whole placeholder.
 */
export function outsidePlaceholders(text: string, { start, end }: Selection, previous: number): Selection {
  const around = (place: number) =>
    placeholdersIn(text).find((each) => each.start < place && place < each.end);
  const [atStart, atEnd] = [around(start), around(end)];
  if (start === end) {
    if (!atStart) return { start, end };
    const isNearEnd = start - atStart.start > atStart.end - start;
    const isForward = previous === atStart.start || (previous !== atStart.end && isNearEnd);
    const place = isForward ? atStart.end : atStart.start;
    return { start: place, end: place };
  }
  return { start: atStart?.start ?? start, end: atEnd?.end ?? end };
}

/** Finds the placeholder that Backspace or Delete removes whole; null where the key removes a letter. */
export function removedPlaceholder(
  text: string,
  { start, end }: Selection,
  key: 'Backspace' | 'Delete',
): Placeholder | null {
  if (start !== end) return null;
  const edge = key === 'Backspace' ? 'end' : 'start';
  return placeholdersIn(text).find((each) => each[edge] === start) ?? null;
}

/** Returns the beginning of a placeholder that is being typed before the caret: "col" of "we are {col|". Null elsewhere. */
export function typedName(text: string, caret: number): string | null {
  return /\{([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Completes the placeholder that is being typed before the caret. */
export function completeName(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = typedName(text, caret) ?? '';
  const before = text.slice(0, caret - typed.length);
  const after = text.slice(caret).replace(/^\}/, '');
  return { text: `${before}${name}}${after}`, caret: before.length + name.length + 1 };
}
