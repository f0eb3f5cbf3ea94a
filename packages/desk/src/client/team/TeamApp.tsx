import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Team } from '../../team/teamProtocol.ts';
import { ScreenFailure } from '../app/ScreenFailure.tsx';
import { useScreen } from '../app/screens.ts';
import icon from '../icon.svg';
import { LanguageButton, useWords, type WordKey } from '../words/words.tsx';
import { ProposalList } from './ProposalList.tsx';
import { ProposalScreen } from './ProposalScreen.tsx';
import { createTeamApi, type TeamApi, TeamProblem } from './teamApi.ts';
import { readProposal } from './teamLocation.ts';

/** Reasons that the server gives in the address when signing in failed. */
const SIGN_IN_PROBLEMS: Readonly<Record<string, WordKey>> = {
  provider: 'problemProvider',
  expired: 'problemExpired',
  refused: 'problemRefused',
};

/** The first page of a desk for a team: the list of proposals, or one of them. */
export function TeamApp() {
  const { language, say } = useWords();
  const api = useMemo(() => createTeamApi(language, say('serverAway')), [language, say]);
  const [team, setTeam] = useState<Team | null>(null);
  const [problem, setProblem] = useState<TeamProblem | null>(null);
  const id = readProposal(useScreen());

  const reload = useCallback(async () => {
    try {
      setTeam(await api.team());
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof TeamProblem ? error : new TeamProblem(String(error), false));
    }
  }, [api]);
  useEffect(() => {
    void reload();
  }, [reload, id]);
  useEffect(() => {
    document.title = `${say('proposals')} · ${say('desk')}`;
    scrollTo(0, 0);
  }, [say, id]);

  if (problem?.isSignedOut) return <SignedOut message={problem.message} />;
  if (!team)
    return (
      <p className="opening" role="status">
        {problem?.message ?? say('opening')}
      </p>
    );
  return (
    <>
      <Header team={team} api={api} onSignOut={reload} />
      {problem && (
        <div className="notices" role="status">
          <p>{problem.message}</p>
        </div>
      )}
      <ScreenFailure key={id}>
        {id === null ? (
          <ProposalList team={team} api={api} />
        ) : (
          <ProposalScreen key={id} id={id} team={team} api={api} />
        )}
      </ScreenFailure>
    </>
  );
}

type HeaderProps = { team: Team; api: TeamApi; onSignOut: () => Promise<void> };

function Header({ team: { hasSignOut, member, token }, api, onSignOut }: HeaderProps) {
  const { say } = useWords();
  return (
    <header className="header">
      <a className="header__home" href="#/">
        <img src={icon} alt="" width="32" height="32" />
        <span>{say('proposals')}</span> <span className="header__desk">{say('desk')}</span>
      </a>
      <div className="header__links">
        <span>{member.name}</span>
        <LanguageButton />
        {hasSignOut && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void api.signOut(token).then(onSignOut, onSignOut)}
          >
            {say('signOut')}
          </button>
        )}
      </div>
    </header>
  );
}

function SignedOut({ message }: { message: string }) {
  const { say } = useWords();
  const key = new URLSearchParams(location.search).get('problem') ?? '';
  const problem = SIGN_IN_PROBLEMS[key];
  return (
    <main className="opening">
      <div className="signed-out">
        <h1>{say('desk')}</h1>
        <p role="status">{problem ? say(problem) : say('signedOut')}</p>
        <p>
          <a className="button button--main" href="/sign-in">
            {say('signIn')}
          </a>
        </p>
        <p>
          <small>{message}</small>
        </p>
        <LanguageButton />
      </div>
    </main>
  );
}
