import { useEffect, useMemo, useState } from 'react';
import { ItemScreen } from '../editor/ItemScreen.tsx';
import icon from '../icon.svg';
import { Changes } from '../overview/Changes.tsx';
import { OverviewScreen } from '../overview/OverviewScreen.tsx';
import { Search } from '../overview/Search.tsx';
import { ToDoScreen } from '../overview/ToDoScreen.tsx';
import {
  type DeskLanguage,
  firstLanguage,
  OTHER_LANGUAGE,
  useWords,
  WordsProvider,
} from '../words/words.tsx';
import { DeskProvider, useDesk } from './DeskContext.tsx';
import { hrefOf, readScreen, useScreen } from './location.ts';

const LANGUAGE_KEY = 'desk-language';

/** The desk: a header with the search, and the screen that the address names. */
export function App() {
  const [language, setLanguage] = useState<DeskLanguage>(() =>
    firstLanguage(localStorage.getItem(LANGUAGE_KEY), navigator.languages),
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);
  const change = () => {
    const next = OTHER_LANGUAGE[language].id;
    localStorage.setItem(LANGUAGE_KEY, next);
    setLanguage(next);
  };
  return (
    <WordsProvider language={language}>
      <DeskProvider>
        <Header onLanguage={change} />
        <Notices />
        <CurrentScreen />
      </DeskProvider>
    </WordsProvider>
  );
}

/** A photo that is dropped beside its field would be opened in place of the desk. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

function Header({ onLanguage }: { onLanguage: () => void }) {
  const { language, say } = useWords();
  const { session, overview } = useDesk();
  const other = OTHER_LANGUAGE[language];
  return (
    <header className="header">
      <a className="header__home" href={hrefOf({ screen: 'overview', kind: null })}>
        <img src={icon} alt="" width="32" height="32" />
        <span>{session.title}</span> <span className="header__desk">{say('desk')}</span>
      </a>
      <Search />
      <nav className="header__links" aria-label={say('lists')}>
        <a href={hrefOf({ screen: 'to-do' })}>
          {say('toDo')} <span className="badge">{overview.toDo.length}</span>
        </a>
        <a href={hrefOf({ screen: 'changes' })}>{say('changes')}</a>
        <button type="button" className="button button--quiet" lang={other.id} onClick={onLanguage}>
          {other.name}
        </button>
      </nav>
    </header>
  );
}

/** Says where the words are while something does not work. */
function Notices() {
  const { isAway, cannotKeep } = useDesk();
  const { say } = useWords();
  return (
    <div className="notices" role="status">
      {isAway && <p>{say('serverAway')}</p>}
      {cannotKeep && <p className="notices__grave">{say('cannotKeep')}</p>}
    </div>
  );
}

function CurrentScreen() {
  const { say } = useWords();
  const hash = useScreen();
  const to = useMemo(() => readScreen(hash), [hash]);
  const { screen } = to;
  useEffect(() => {
    document.title = say('desk');
    scrollTo(0, 0);
  }, [say, screen]);
  switch (to.screen) {
    case 'item':
      return <ItemScreen key={to.id} {...to} />;
    case 'to-do':
      return <ToDoScreen />;
    case 'changes':
      return <Changes />;
    case 'overview':
      return <OverviewScreen kind={to.kind} />;
  }
}
