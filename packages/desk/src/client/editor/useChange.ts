import { useCallback } from 'react';
import type { FieldEdit, FieldPath, ItemFile, Json } from '../../protocol.ts';
import { useEditing } from './EditorContext.tsx';
import { mirroredEdits, translationEdits } from './translationEdits.ts';

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
