import type { Issue } from '../../protocol.ts';
import { useEditing } from '../editor/EditorContext.tsx';

/** A button that does the certain remedy of an issue; undo takes it back. Nothing where there is none, or in another item. */
export function FixButton({ issue: { fix, file } }: { issue: Issue }) {
  const { session } = useEditing();
  if (!fix || file === null || session.value(file) === undefined) return null;
  const mend = () => {
    // The issue may appear while somebody types: undo takes back the remedy, and not the words.
    session.endStep();
    session.edit(...fix.edits.map((edit) => ({ file, edit })));
  };
  return (
    <button type="button" className="button button--small" onClick={mend}>
      {fix.label}
    </button>
  );
}
