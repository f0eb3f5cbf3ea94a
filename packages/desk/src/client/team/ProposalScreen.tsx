import { useCallback, useEffect, useState } from 'react';
import type {
  Action,
  ActionRequest,
  HistoryStep,
  Problem,
  Proposal,
  ProposalState,
  Team,
} from '../../team/teamProtocol.ts';
import { ConfirmButton } from '../app/buttons.tsx';
import { useWords, type WordKey } from '../words/words.tsx';
import { ChangedItems } from './ChangedItems.tsx';
import { CommentList } from './CommentList.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { STEP_WORDS } from './ProposalList.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { createItemNames } from './proposalNames.ts';
import { type TeamApi, TeamProblem } from './teamApi.ts';
import { fieldHref } from './teamLocation.ts';

type ProposalScreenProps = { id: string; team: Team; api: TeamApi };

/** Milliseconds between two requests for a proposal, while the site is being built and otherwise. */
const REFRESH_MS = { building: 2000, idle: 15_000 };

const ACTION_WORDS: Record<Action, WordKey> = {
  ask: 'actionAsk',
  reopen: 'actionReopen',
  approve: 'actionApprove',
  schedule: 'actionSchedule',
  publish: 'actionPublish',
  'take-back': 'actionTakeBack',
  update: 'actionUpdate',
  tell: 'actionTell',
};

const HISTORY_WORDS: Record<HistoryStep, WordKey> = {
  created: 'didCreated',
  ask: 'didAsk',
  reopen: 'didReopen',
  approve: 'didApprove',
  schedule: 'didSchedule',
  publish: 'didPublish',
  'published-part': 'didPublishPart',
  'take-back': 'didTakeBack',
  update: 'didUpdate',
  tell: 'didTell',
  agreed: 'didAgree',
  withdrew: 'didWithdraw',
};

/** The main action of a proposal in this state: its button stands out. */
const MAIN: Partial<Record<ProposalState, Action>> = { draft: 'ask', review: 'approve' };

/** One proposal: its step, its changes, its comments, and the buttons that the member's roles allow. */
export function ProposalScreen({ id, team, api }: ProposalScreenProps) {
  const words = useWords();
  const { say, date } = words;
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = useCallback(async (work: () => Promise<Proposal>) => {
    try {
      setProposal(await work());
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
  }, []);
  const isBuilding = proposal !== null && isOnItsWay(proposal);
  useEffect(() => {
    const refresh = () => run(() => api.proposal(id));
    void refresh();
    const timer = setInterval(refresh, REFRESH_MS[isBuilding ? 'building' : 'idle']);
    return () => clearInterval(timer);
  }, [api, id, run, isBuilding]);

  const act = async (action: Action, request?: ActionRequest) => {
    setIsBusy(true);
    await run(() => api.act(team.token, id, action, request));
    setIsBusy(false);
  };
  const discard = async () => {
    setIsBusy(true);
    try {
      await api.discard(team.token, id);
      location.hash = '#/';
    } catch (error) {
      setProblem(problemOf(error));
      setIsBusy(false);
    }
  };
  if (!proposal)
    return (
      <main className="page" aria-busy={problem === null}>
        <p role="alert">{problem?.message}</p>
      </main>
    );
  const names = createItemNames(proposal, team.languages, words);
  const shownProblem = problem ?? proposal.problem;
  const main = MAIN[proposal.state];
  const otherActions = proposal.actions.filter((action) => action !== 'publish' && action !== 'schedule');
  return (
    <main className="page proposal">
      <a className="editor__back" href="#/">
        ← {say('toProposals')}
      </a>
      <h1>{proposal.title}</h1>
      <Steps state={proposal.state} />
      <p role="alert" className="proposal__problem">
        {shownProblem && names.problemText(shownProblem)}
      </p>
      <PublicationState proposal={proposal} />
      <div className="proposal__actions">
        <a className="button" href={`/p/${id}/`}>
          {say('openDesk')}
        </a>
        {otherActions.map((action) => (
          <button
            key={action}
            type="button"
            className={action === main ? 'button button--main' : 'button'}
            disabled={isBusy}
            onClick={() => void act(action)}
          >
            {say(ACTION_WORDS[action])}
          </button>
        ))}
        {proposal.mayDiscard && (
          <ConfirmButton
            label={say('discard')}
            title={say('discardTitle', { title: proposal.title })}
            help={say('discardHelp')}
            confirm={say('discardNow')}
            isBusy={isBusy}
            onConfirm={() => void discard()}
          />
        )}
      </div>
      {proposal.actions.includes('publish') && (
        <PublishPanel team={team} isBusy={isBusy} onAct={(action, request) => void act(action, request)} />
      )}
      <ChangedItems id={id} items={proposal.items} names={names} team={team} />
      <section>
        <h2>{say('comments')}</h2>
        <CommentList
          comments={proposal.comments}
          placeOf={({ file, path }) => names.placeOf(file, path)}
          hrefOf={(comment) => fieldHref(id, comment, team.languages)}
          onSettle={(number, isDone) => void run(() => api.settle(team.token, id, number, isDone))}
        />
      </section>
      <LinkPanel proposal={proposal} names={names} team={team} api={api} onChange={setProposal} />
      <section>
        <h2>{say('whatHappened')}</h2>
        <ul className="changes">
          {proposal.history.map(({ at, by, step }) => (
            <li key={`${at} ${step}`}>
              {by || say('theDesk')} {say(HISTORY_WORDS[step])} <small>{date(at)}</small>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const problemOf = (error: unknown): Problem =>
  error instanceof TeamProblem ? error : { message: String(error), files: [] };

const STATES = ['draft', 'review', 'approved', 'scheduled', 'published'] as const;

function Steps({ state }: { state: ProposalState }) {
  const { say } = useWords();
  // Most proposals are published at once, without an hour.
  const shown = STATES.filter((each) => each !== 'scheduled' || state === 'scheduled');
  return (
    <ol className="steps" aria-label={say('steps')}>
      {shown.map((each) => (
        <li key={each} aria-current={each === state ? 'step' : undefined}>
          {say(STEP_WORDS[each])}
        </li>
      ))}
    </ol>
  );
}

type Step = NonNullable<Proposal['publication']>['step'];

const PUBLISHED_WORDS: Record<Step, WordKey> = {
  pushed: 'pushed',
  told: 'told',
  'next-build': 'nextBuild',
  arrived: 'arrived',
  late: 'late',
};

const TAKEN_WORDS: Record<Step, WordKey> = {
  pushed: 'takenPushed',
  told: 'takenTold',
  'next-build': 'takenNextBuild',
  arrived: 'takenArrived',
  late: 'takenLate',
};

/** Returns whether the desk waits for the site. After a failed call of the hook, somebody has to act first. */
const isOnItsWay = ({ problem, publication }: Proposal): boolean =>
  publication?.step === 'told' || (publication?.step === 'pushed' && problem === null);

/** Says where the words are: planned, on their way, or with visitors. A problem says why the site was not notified. */
function PublicationState({ proposal }: { proposal: Proposal }) {
  const { say, date, languageName } = useWords();
  const { problem, publication, schedule } = proposal;
  const planned =
    schedule &&
    say(schedule.first === null ? 'scheduledFor' : 'scheduledFirst', {
      time: date(`${schedule.day}T${schedule.time}`),
      zone: schedule.zone,
      language: schedule.first === null ? '' : languageName(schedule.first),
    });
  const hookFailed = publication?.step === 'pushed' && problem !== null;
  const done =
    publication &&
    !hookFailed &&
    say((publication.isTakenBack ? TAKEN_WORDS : PUBLISHED_WORDS)[publication.step]);
  return (
    <p role="status" className="proposal__state">
      {planned || done}
    </p>
  );
}
