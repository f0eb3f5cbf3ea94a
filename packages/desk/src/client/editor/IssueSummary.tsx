import { useSyncExternalStore } from 'react';
import type { FieldPath } from '../../protocol.ts';
import { useWords } from '../words/words.tsx';
import { useEditing } from './EditorContext.tsx';

/** All issues of the item, each a way to its field. */
export function IssueSummary({ onGo }: { onGo: (path: FieldPath) => void }) {
  const { issues, item } = useEditing();
  const { count, field } = useWords();
  const all = useSyncExternalStore(issues.subscribe, issues.all);
  if (all.length === 0) return null;
  return (
    <details className="issue-summary">
      <summary>{count(all.length, 'oneIssue', 'issues')}</summary>
      <ul>
        {all.map(({ file, path, message }) => (
          <li key={`${file} ${path.join('/')} ${message}`}>
            {path.length > 0 ? (
              <button type="button" className="link" onClick={() => onGo(path)}>
                {field(item.summary.kind, path).label}
              </button>
            ) : null}{' '}
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
