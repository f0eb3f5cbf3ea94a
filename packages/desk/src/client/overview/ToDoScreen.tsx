import { useState } from 'react';
import type { LanguageState } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { titleLanguage } from '../app/itemTitles.ts';
import { hrefOf } from '../app/location.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import { grouped } from './grouped.ts';

const STATES: Record<Exclude<LanguageState, 'complete'>, WordKey> = {
  missing: 'stateMissing',
  incomplete: 'stateIncomplete',
  'to-read': 'stateToRead',
  issues: 'stateIssues',
};

/** Everything that is left to translate, to read or to mend, in one list. */
export function ToDoScreen() {
  const { overview, session } = useDesk();
  const { say, count, languageName, language: own } = useWords();
  const [language, setLanguage] = useState('');
  const shown = overview.toDo.filter((each) => language === '' || each.language === language);
  const groups = grouped(shown, ({ id }) => id);
  const itemOf = (id: string) => overview.items.find((item) => item.id === id);
  const languageOf = (id: string) => {
    const item = itemOf(id);
    return item && titleLanguage(item.kind, session.sourceLanguage);
  };
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
      {groups.map(([id, entries]) => (
        <section key={id} className="to-do">
          <h2 lang={languageOf(id)}>{itemOf(id)?.title ?? id}</h2>
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
      ))}
    </main>
  );
}
