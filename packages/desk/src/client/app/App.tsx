import { useEffect, useMemo } from 'react';
import { ItemScreen } from '../editor/ItemScreen.tsx';
import icon from '../icon.svg';
import { Changes } from '../overview/Changes.tsx';
import { OverviewScreen } from '../overview/OverviewScreen.tsx';
import { Search } from '../overview/Search.tsx';
import { ToDoScreen } from '../overview/ToDoScreen.tsx';
import { proposalHref } from '../team/teamLocation.ts';
import { LanguageButton, LanguageRoot } from '../words/LanguageRoot.tsx';
import { useWords } from '../words/words.tsx';
import { DeskProvider, useDesk } from './DeskContext.tsx';
import { hrefOf, readScreen, useScreen } from './location.ts';

/** The desk: a header with the search, and the screen that the address names. */
export function App() {
  useEffect(() => {
    addEventListener('dragover', keepPage);
    addEventListener('drop', keepPage);
    return () => {
      removeEventListener('dragover', keepPage);
      removeEventListener('drop', keepPage);
    };
  }, []);
  return (
    <LanguageRoot>
      <DeskProvider>
        <Header />
        <Notices />
        <CurrentScreen />
      </DeskProvider>
    </LanguageRoot>
  );
}

/** A photo that is dropped beside its field would be opened in place of the desk. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

function Header() {
  const { say } = useWords();
  const { session, overview } = useDesk();
  return (
    <header className="header">
      <a className="header__home" href={hrefOf({ screen: 'overview', kind: null })}>
        <img src={icon} alt="" width="32" height="32" />
        <span>{session.title}</span> <span className="header__desk">{say('desk')}</span>
      </a>
      {session.proposal && (
        <a className="header__proposal" href={proposalHref(session.proposal.id)}>
          {say('proposalName', { title: session.proposal.title })}
        </a>
      )}
      <Search />
      <nav className="header__links" aria-label={say('lists')}>
        <a href={hrefOf({ screen: 'to-do' })}>
          {say('toDo')} <span className="badge">{overview.toDo.length}</span>
        </a>
        <a href={hrefOf({ screen: 'changes' })}>{say('changes')}</a>
        <LanguageButton />
      </nav>
    </header>
  );
}

/** Says where the words are while something does not work. */
function Notices() {
  const { isAway, cannotKeep, session } = useDesk();
  const { say } = useWords();
  return (
    <div className="notices" role="status">
      {session.proposal?.mayWrite === false && <p>{say('proposalClosed')}</p>}
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
