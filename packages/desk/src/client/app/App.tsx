import { useEffect, useMemo, useRef } from 'react';
import type { Overview } from '../../protocol.ts';
import { ItemScreen } from '../editor/ItemScreen.tsx';
import icon from '../icon.svg';
import { ChangesScreen } from '../overview/ChangesScreen.tsx';
import { OverviewScreen } from '../overview/OverviewScreen.tsx';
import { Search } from '../overview/Search.tsx';
import { ToDoScreen } from '../overview/ToDoScreen.tsx';
import { proposalHref } from '../team/teamLocation.ts';
import { LanguageButton, LanguageRoot, useWords, type Words } from '../words/words.tsx';
import { DeskProvider, useDesk } from './DeskContext.tsx';
import { KIND_WORDS } from './itemNames.ts';
import { ScreenFailure } from './ScreenFailure.tsx';
import { focusScreen, hrefOf, readScreen, SCREEN_ID, type Screen, useScreen } from './screens.ts';

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
        <SkipButton />
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

/** Skips the header. A link would change the address, which names the screen. */
function SkipButton() {
  const { say } = useWords();
  return (
    <button type="button" className="button skip" onClick={focusScreen}>
      {say('skip')}
    </button>
  );
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

/** Says where the editor's words are while something does not work. */
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
  const { overview } = useDesk();
  const hash = useScreen();
  const to = useMemo(() => readScreen(hash), [hash]);
  const { screen } = to;
  const name = nameOf(to, say, overview);
  useEffect(() => {
    document.title = `${name} · ${say('desk')}`;
  }, [name, say]);
  const shown = useRef(hash);
  useEffect(() => {
    if (shown.current === hash) return;
    shown.current = hash;
    focusScreen();
  }, [hash]);
  useEffect(() => {
    scrollTo(0, 0);
  }, [screen]);
  return (
    <div id={SCREEN_ID} tabIndex={-1}>
      <ScreenFailure key={to.screen === 'item' ? to.id : screen}>
        {to.screen === 'item' && <ItemScreen key={to.id} {...to} />}
        {to.screen === 'to-do' && <ToDoScreen />}
        {to.screen === 'changes' && <ChangesScreen />}
        {to.screen === 'overview' && <OverviewScreen kind={to.kind} />}
      </ScreenFailure>
    </div>
  );
}

/** Returns the name of a screen, for the title of the window. */
function nameOf(to: Screen, say: Words['say'], { items }: Overview): string {
  if (to.screen === 'item') return items.find(({ id }) => id === to.id)?.title ?? to.id;
  if (to.screen === 'to-do') return say('toDo');
  if (to.screen === 'changes') return say('changes');
  return say(KIND_WORDS[to.kind ?? 'story']);
}
