import type { Issue } from '../../protocol.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { useWords } from '../words/words.tsx';

/** Issues of a field, each with its remedy, and a button where the remedy is certain. */
export function IssueList({ id, issues }: { id: string; issues: readonly Issue[] }) {
  const { language } = useWords();
  if (issues.length === 0) return null;
  return (
    <ul className="issues" id={id} lang={language}>
      {issues.map((issue) => (
        <li key={issue.message}>
          <span>{issue.message}</span> <FixButton issue={issue} />
        </li>
      ))}
    </ul>
  );
}

/** A button that does the certain remedy of an issue; undo takes it back. Nothing where there is none, or in another item. */
export function FixButton({ issue: { fix, file, path } }: { issue: Issue }) {
  const { session, goTo } = useEditing();
  if (!fix || file === null || session.value(file) === undefined) return null;
  const mend = () => {
    // The issue may appear while somebody types: undo takes back the remedy, and not the words.
    session.endStep();
    session.edit(...fix.edits.map((edit) => ({ file, edit })));
    // This button goes with its issue: the focus goes to the field.
    goTo(path, file);
  };
  return (
    <button type="button" className="button button--small" onClick={mend}>
      {fix.label}
    </button>
  );
}
