import { applyEdits } from '../edits.ts';
import type { FieldEdit, Json } from '../protocol.ts';
import { editCaptionText, parseCaptionText } from './captionText.ts';
import { EditError } from './EditError.ts';
import { editJsonText, parseJsonText } from './jsonText.ts';

/** Extensions of files that the desk edits. */
export const EDITABLE = /\.(?:json|vtt)$/;

/** Parses the text of a content file. Throws an `EditError` when it cannot be read. */
export function parseDocument(file: string, text: string): Json {
  return isCaptions(file) ? parseCaptionText(text) : parseJsonText(text);
}

/**
 * Applies edits to the text of a content file, an empty text for a new one. Throws an `EditError` when there is no such
 * field, or when the result does not say what the edits say: a key may stand in the file twice.
 */
export function editDocument(file: string, text: string, edits: readonly FieldEdit[]): string {
  const edit = isCaptions(file) ? editCaptionText : editJsonText;
  const result = edits.reduce(edit, text);
  if (edits.length === 0) return result;
  const isNew = text.trim() === '';
  const wanted = applyEdits(isNew ? emptyFor(edits) : parseDocument(file, text), edits);
  if (!isSame(parseDocument(file, result), wanted)) throw new EditError('unsafe', edits[0]?.path ?? []);
  return result;
}

/** Returns whether two values are the same, with fields in any order. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonical(one) === canonical(other);
}

/** Text of a value, the same for fields in any order. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Value of a file that does not exist yet. */
function emptyFor([first]: readonly FieldEdit[]): Json {
  return typeof first?.path[0] === 'number' ? [] : {};
}

const isCaptions = (file: string): boolean => file.endsWith('.vtt');
