import { useCallback } from 'react';
import { isObject, valueAt } from '../../edits.ts';
import type { FieldEdit, FieldPath, ItemFile, Json, TextShape } from '../../protocol.ts';
import { useEditing } from './EditorContext.tsx';

/**
 * Returns a function that gives a field a value in one language. An empty value removes a field that may be left out.
 */
export function useChange(
  path: FieldPath,
  isRequired: boolean,
): (file: ItemFile, value: Json | undefined) => void {
  const { session, source } = useEditing();
  return useCallback(
    ({ file }, value) => {
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.join('') === '');
      if (file !== source.file) {
        const edits = translationEdits(session.value(source.file), session.value(file), path, value ?? '');
        session.edit(...edits.map((edit) => ({ file, edit })));
      } else if (isEmpty && !isRequired) session.edit({ file, edit: { op: 'remove', path } });
      else session.edit({ file, edit: { op: 'set', path, value: value ?? '' } });
    },
    [session, source, path, isRequired],
  );
}

/** Returns a function that adds, moves or removes an entry of a list, in the source and beside it in every translation. */
export function useListEdit(): (edit: FieldEdit) => void {
  const { session, source, item } = useEditing();
  return useCallback(
    (edit) => {
      const translations = item.files.filter(({ file }) => file !== source.file);
      session.edit(
        { file: source.file, edit },
        ...translations.flatMap(({ file }) =>
          mirroredEdits(session.value(file), edit).map((mirrored) => ({ file, edit: mirrored })),
        ),
      );
    },
    [session, source, item],
  );
}

/** Kind of the text at a path: null where a file has no text that is translated. */
export function textKindAt(shape: TextShape | null, path: FieldPath): 'words' | 'address' | 'name' | null {
  let here: TextShape | null = shape;
  for (const part of path) {
    if (here === null || typeof here === 'string') return here;
    if (Array.isArray(here)) here = typeof part === 'number' ? (here[0] ?? null) : null;
    else here = here[part] ?? here['*'] ?? null;
  }
  return typeof here === 'string' ? here : null;
}

/** Returns whether there is text that is translated at a path or inside it. */
export function hasTextWithin(shape: TextShape | null, path: FieldPath): boolean {
  let here: TextShape | null = shape;
  for (const part of path) {
    if (here === null) return false;
    if (typeof here === 'string') return true;
    here = Array.isArray(here) ? (here[0] ?? null) : (here[part] ?? here['*'] ?? null);
  }
  return here !== null;
}

/**
 * Edits that give a translation a text. Lists of a translation are as long as those of the source: entries that are not
 * there yet are added, empty but for their `type`.
 */
export function translationEdits(
  source: Json | undefined,
  translation: Json | undefined,
  path: FieldPath,
  value: Json,
): FieldEdit[] {
  const edits: FieldEdit[] = [];
  for (const [depth, part] of path.entries()) {
    const outer = path.slice(0, depth);
    const sourceList = valueAt(source, outer);
    if (typeof part !== 'number' || !Array.isArray(sourceList)) continue;
    const own = valueAt(translation, outer);
    const entries = Array.isArray(own) ? own : [];
    if (entries.length < sourceList.length) {
      edits.push({
        op: 'set',
        path: outer,
        value: [...entries, ...sourceList.slice(entries.length).map(emptyEntry)],
      });
      return [...edits, { op: 'set', path, value }];
    }
  }
  return [{ op: 'set', path, value }];
}

/**
 * The same change of a list for a translation that has the list: its entries stay beside those of the source. None for a list
 * that the translation does not have. A named entry, such as a figure, is removed from translations that have it.
 */
export function mirroredEdits(translation: Json | undefined, edit: FieldEdit): FieldEdit[] {
  const list = valueAt(translation, edit.path.slice(0, -1));
  if (edit.op === 'remove' && isObject(list))
    return valueAt(translation, edit.path) === undefined ? [] : [edit];
  if (!Array.isArray(list) || edit.op === 'set') return [];
  return [edit.op === 'insert' ? { ...edit, value: emptyEntry(edit.value) } : edit];
}

/** An entry without text. Its `type` names it. */
function emptyEntry(entry: Json): Json {
  if (!isObject(entry)) return '';
  return typeof entry.type === 'string' && isBlock(entry) ? { type: entry.type } : {};
}

/** Pictures of a story have a type too, which translations do not repeat. */
const isBlock = (entry: { [key: string]: Json }) => entry.media === undefined || entry.type === 'picture';
