import { useMemo, useState } from 'react';
import type { ToDo } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { fieldName, titleLanguage } from '../app/itemNames.ts';
import { hrefOf } from '../app/screens.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { type PlacedIssue, toDoSections } from './groups.ts';
import { MoreButton, useParts } from './longList.tsx';

const STATES: Record<ToDo['state'], WordKey> = {
  missing: 'stateMissing',
  incomplete: 'stateIncomplete',
  'to-read': 'stateToRead',
  issues: 'stateIssues',
  due: 'stateDue',
};

/** Everything that is left to mend, to check again, to translate or to read, in one list. */
export function ToDoScreen() {
  const { overview, session } = useDesk();
  const { say, count, languageName } = useWords();
  const [language, setLanguage] = useState('');
  const shown = useMemo(
    () => overview.toDo.filter((each) => language === '' || each.language === language),
    [overview, language],
  );
  const sections = useMemo(() => toDoSections(shown), [shown]);
  const { shown: first, listRef, ...more } = useParts(sections);
  return (
    <main className="page">
      <h1>{say('toDo')}</h1>
      <div className="page__tools">
        <label>
          {say('language')}{' '}
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            <option value="">{say('allLanguages')}</option>
            {session.languages.map((each) => (
              <option key={each} value={each}>
                {languageName(each)}
              </option>
            ))}
          </select>
        </label>
        <span role="status">{count(shown.length, 'oneThing', 'things')}</span>
      </div>
      {shown.length === 0 && <p className="all-done">{say('allDone')}</p>}
      <div ref={listRef}>
        {first.map(({ id, issues }) =>
          id === null ? (
            <ToDoOfMany key={issues[0].message} issue={issues[0]} />
          ) : (
            <ToDoOfItem key={id} id={id} issues={issues} />
          ),
        )}
      </div>
      <MoreButton {...more} />
    </main>
  );
}

/** Lists what is left of one item. */
function ToDoOfItem({ id, issues }: { id: string; issues: readonly PlacedIssue[] }) {
  const { itemOf, session } = useDesk();
  const item = itemOf(id);
  return (
    <section className="to-do">
      <h2 lang={item && titleLanguage(item.kind, session.sourceLanguage)}>{item?.title ?? id}</h2>
      <ul>
        {issues.map(({ message, places }) =>
          places.length === 1 ? (
            places.map((place) => <ToDoRow key={message} place={place} text={message} />)
          ) : (
            <li key={message}>
              <p>{message}</p>
              <ul>
                {places.map((place) => (
                  <ToDoRow key={keyOf(place)} place={place} text={null} />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** One issue of several items. */
function ToDoOfMany({ issue: { message, places } }: { issue: PlacedIssue }) {
  const { shown, listRef, ...more } = useParts(places);
  return (
    <section className="to-do">
      <h2 className="to-do__message">{message}</h2>
      <ul ref={listRef}>
        {shown.map((place) => (
          <ToDoRow key={keyOf(place)} place={place} text={null} isTitled />
        ))}
      </ul>
      <MoreButton {...more} />
    </section>
  );
}

const keyOf = ({ id, language, issue }: ToDo) => `${id} ${language} ${issue.path.join('/')}`;

type ToDoRowProps = {
  place: ToDo;
  /** Text of the row; null to name its field. */
  text: string | null;
  /** The row names its item, too. */
  isTitled?: boolean;
};

/** Link to the field where something is left to do. */
function ToDoRow({ place: { id, language, state, issue }, text, isTitled = false }: ToDoRowProps) {
  const { itemOf, session } = useDesk();
  const words = useWords();
  const { say, languageName } = words;
  const item = itemOf(id);
  const title = item?.title ?? id;
  const field = item ? fieldName(item.kind, issue.path, words) : '';
  return (
    <li>
      <a href={hrefOf({ screen: 'item', id, language, path: issue.path })}>
        <span className="state" data-state={state}>
          <abbr title={languageName(language)}>{language.slice(0, 2).toUpperCase()}</abbr>{' '}
          {say(STATES[state])}
        </span>
        <span lang={words.language}>
          {text ?? (
            <>
              {(isTitled || field === '') && (
                <span lang={item && titleLanguage(item.kind, session.sourceLanguage)}>{title}</span>
              )}
              {isTitled && field !== '' && ' · '}
              {field}
            </>
          )}
        </span>
      </a>
    </li>
  );
}
