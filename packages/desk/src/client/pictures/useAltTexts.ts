import type { FieldEdit, FieldPath } from '../../protocol.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { textKindAt, translationEdits } from '../editor/translationEdits.ts';

/** Alternative text of a picture, in the language of a file. */
export type AltText = { file: string; text: string };

/**
 * Finds the field beside that of a picture which says what is to be seen: null where the content has none. `editsOf` returns
 * the edits that give it its text in every language; an empty text changes nothing.
 */
export function useAltTexts(picture: FieldPath) {
  const { item, session, source } = useEditing();
  const path = [...picture.slice(0, -1), 'alt'];
  const altPath = textKindAt(item.shape, path) === null ? null : path;
  const editsOf = (alts: readonly AltText[]): { file: string; edit: FieldEdit }[] =>
    alts.flatMap(({ file, text }) => {
      if (!altPath || text === '') return [];
      const edits: FieldEdit[] =
        file === source.file
          ? [{ op: 'set', path: altPath, value: text }]
          : translationEdits(session.value(source.file), session.value(file), altPath, text);
      return edits.map((edit) => ({ file, edit }));
    });
  return { altPath, editsOf };
}
