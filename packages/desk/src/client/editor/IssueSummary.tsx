import { useSyncExternalStore } from 'react';
import type { Issue } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { hrefOf } from '../app/location.ts';
import { FixButton } from '../form/FixButton.tsx';
import { useWords } from '../words/words.tsx';
import { useEditing, useFieldWords } from './EditorContext.tsx';

/** All issues of the item, and those that its edits make elsewhere, each a way to its field. */
export function IssueSummary() {
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
            <IssueLink issue={issue} /> {issue.message} <FixButton issue={issue} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A way to the field of an issue: in this editor, or in that of another item. */
function IssueLink({ issue: { file, path } }: { issue: Issue }) {
  const { session, goTo } = useEditing();
  const { overview } = useDesk();
  const fieldWords = useFieldWords();
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
    <button type="button" className="link" onClick={() => goTo(path, file)}>
      {fieldWords(path).label}
    </button>
  );
}
