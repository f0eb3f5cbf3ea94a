import type { Issue } from '../../protocol.ts';
import { useEditing } from '../editor/EditorContext.tsx';
import { useWords } from '../words/words.tsx';

/** Issues of a field, each with its remedy, and a button where the remedy is certain. */
export function IssueList({ id, issues }: { id: string; issues: readonly Issue[] }) {
  const { session } = useEditing();
  const { language } = useWords();
  if (issues.length === 0) return null;
  return (
    <ul className="issues" id={id} lang={language}>
      {issues.map(({ message, fix, file }) => (
        <li key={message}>
          <span>{message}</span>
          {fix && file !== null && (
            <button
              type="button"
              className="button button--small"
              onClick={() => session.edit(...fix.edits.map((edit) => ({ file, edit })))}
            >
              {fix.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
