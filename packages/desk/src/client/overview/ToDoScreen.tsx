import { useMemo, useState } from 'react';
import type { ToDo } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { titleLanguage } from '../app/itemTitles.ts';
import { hrefOf } from '../app/location.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { grouped } from './grouped.ts';
import { MoreButton } from './MoreButton.tsx';
import { useParts } from './useParts.ts';

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
  const groups = useMemo(() => grouped(shown, ({ id }) => id), [shown]);
  const { shown: first, listRef, ...more } = useParts(groups);
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
        {first.map(([id, entries]) => (
          <ToDoOfItem key={id} id={id} entries={entries} />
        ))}
      </div>
      <MoreButton {...more} />
    </main>
  );
}

function ToDoOfItem({ id, entries }: { id: string; entries: readonly ToDo[] }) {
  const { itemOf, session } = useDesk();
  const { say, languageName, language: own } = useWords();
  const item = itemOf(id);
  return (
    <section className="to-do">
      <h2 lang={item && titleLanguage(item.kind, session.sourceLanguage)}>{item?.title ?? id}</h2>
      <ul>
        {entries.map((each) => (
          <li key={`${each.language} ${each.issue.path.join('/')} ${each.issue.message}`}>
            <a href={hrefOf({ screen: 'item', id, language: each.language, path: each.issue.path })}>
              <span className="state" data-state={each.state}>
                <abbr title={languageName(each.language)}>{each.language.slice(0, 2).toUpperCase()}</abbr>{' '}
                {say(STATES[each.state])}
              </span>
              <span lang={own}>{each.issue.message}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
