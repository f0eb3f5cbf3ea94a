import type { Issue } from '../../protocol.ts';
import { useWords } from '../words/words.tsx';
import { FixButton } from './FixButton.tsx';

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
