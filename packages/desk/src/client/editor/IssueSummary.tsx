import { useSyncExternalStore } from 'react';
import type { Issue } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { fieldName, placeText } from '../app/itemNames.ts';
import { hrefOf } from '../app/screens.ts';
import { FixButton } from '../form/FieldFrame.tsx';
import { grouped } from '../overview/groups.ts';
import { useWords } from '../words/words.tsx';
import { useEditing, useFieldWords } from './EditorContext.tsx';

/** All issues of the item, and those that its edits cause elsewhere. An issue with several places is shown once, above them. */
export function IssueSummary() {
  const { issues } = useEditing();
  const { count } = useWords();
  const all = useSyncExternalStore(issues.subscribe, issues.all);
  if (all.length === 0) return null;
  const messages = grouped(all, ({ message }) => message);
  return (
    <details className="issue-summary">
      <summary>{count(messages.length, 'oneIssue', 'issues')}</summary>
      <ul>
        {messages.map(([message, places]) => (
          <li key={message}>
            <IssueAtPlaces message={message} places={places} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function IssueAtPlaces({ message, places }: { message: string; places: readonly Issue[] }) {
  const [first] = places;
  if (first && places.length === 1)
    return (
      <>
        <IssueLink issue={first} /> {message} <FixButton issue={first} />
      </>
    );
  return (
    <>
      {message}
      <ul className="issue-summary__places">
        {places.map((issue) => (
          <li key={`${issue.file} ${issue.path.join('/')}`}>
            <IssueLink issue={issue} /> <FixButton issue={issue} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to the field of an issue: in this editor, or in the editor of another item. */
function IssueLink({ issue: { file, language, path } }: { issue: Issue }) {
  const { session, item, goTo } = useEditing();
  const { overview, session: desk } = useDesk();
  const words = useWords();
  const fieldWords = useFieldWords();
  const languageWords = language !== null && language !== desk.sourceLanguage && words.languageName(language);
  if (file !== null && session.value(file) === undefined) {
    const other = overview.items.find(({ languages }) => languages.some((each) => each.file === file));
    return other ? (
      <a href={hrefOf({ screen: 'item', id: other.id, language, path })}>
        {placeText(other.title, fieldName(other.kind, path, words), languageWords)}
      </a>
    ) : (
      file
    );
  }
  if (path.length === 0) return null;
  const field = (_: string, at: typeof path) => fieldWords(at);
  return (
    <button type="button" className="link" onClick={() => goTo(path, file)}>
      {placeText(fieldName(item.summary.kind, path, { field, say: words.say }), languageWords)}
    </button>
  );
}
