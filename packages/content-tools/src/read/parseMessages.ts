import { ContentError } from '@tamarack-lowe/content-model';

/** Labels by key. `{name}` marks a value that the page fills in. Throws a `ContentError` for anything that is not a text. */
export function parseMessages(value: unknown, where: string): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContentError([`${where}: this file must hold one text per key, between curly brackets.`]);
  }
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  const complaints = entries
    .filter(([, words]) => typeof words !== 'string' || words.trim() === '')
    .map(
      ([key]) =>
        `${where}, ${key}: this label has no words, so a button would be blank. Write some between quotation marks.`,
    );
  if (complaints.length > 0) throw new ContentError(complaints);
  return Object.fromEntries(entries);
}
