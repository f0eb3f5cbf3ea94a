import { useSyncExternalStore } from 'react';
import type { FieldPath, Issue } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { hrefOf } from '../app/location.ts';
import { FixButton } from '../form/FixButton.tsx';
import { useWords } from '../words/words.tsx';
import { useEditing } from './EditorContext.tsx';

type OnGo = (path: FieldPath) => void;

/** All issues of the item, and those that its edits make elsewhere, each a way to its field. */
export function IssueSummary({ onGo }: { onGo: OnGo }) {
  const { issues } = useEditing();
  const { count } = useWords();
  const all = useSyncExternalStore(issues.subscribe, issues.all);
  if (all.length === 0) return null;
  return (
    <details className="issue-summary">
      <summary>{count(all.length, 'oneIssue', 'issues')}</summary>
      <ul>
        {all.map((issue) => (
          <li key={`${issue.file} ${issue.path.join('/')} ${issue.message}`}>
            <IssueLink issue={issue} onGo={onGo} /> {issue.message} <FixButton issue={issue} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A way to the field of an issue: in this editor, or in that of another item. */
function IssueLink({ issue: { file, path }, onGo }: { issue: Issue; onGo: OnGo }) {
  const { item, session } = useEditing();
  const { overview } = useDesk();
  const { field } = useWords();
  if (file !== null && session.value(file) === undefined) {
    const other = overview.items.find(({ languages }) => languages.some((each) => each.file === file));
    const language = other?.languages.find((each) => each.file === file)?.language ?? null;
    return other ? (
      <a href={hrefOf({ screen: 'item', id: other.id, language, path })}>{other.title}</a>
    ) : (
      file
    );
  }
  if (path.length === 0) return null;
  return (
    <button type="button" className="link" onClick={() => onGo(path)}>
      {field(item.summary.kind, path).label}
    </button>
  );
}
