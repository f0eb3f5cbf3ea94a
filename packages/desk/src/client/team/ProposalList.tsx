import { type FormEvent, useState } from 'react';
import type { ProposalState, ProposalSummary, Team } from '../../team/teamProtocol.ts';
import { useWords, type WordKey } from '../words/words.tsx';
import type { TeamApi } from './teamApi.ts';
import { proposalHref } from './teamLocation.ts';

/** Names of the steps of a proposal. */
export const STEP_WORDS: Record<ProposalState, WordKey> = {
  draft: 'stepDraft',
  review: 'stepReview',
  approved: 'stepApproved',
  scheduled: 'stepScheduled',
  published: 'stepPublished',
};

/** All proposals: unpublished ones, then published ones. */
export function ProposalList({ team, api }: { team: Team; api: TeamApi }) {
  const { say } = useWords();
  const { member, proposals } = team;
  const mayBegin = member.roles.includes('writer') || member.roles.includes('translator');
  const published = proposals.filter(({ state }) => state === 'published');
  const open = proposals.filter(({ state }) => state !== 'published');
  return (
    <main className="page">
      <h1>{say('proposals')}</h1>
      <p>{say('proposalsHelp')}</p>
      {mayBegin && <NewProposal token={team.token} api={api} />}
      {proposals.length === 0 && <p className="all-done">{say('noProposals')}</p>}
      {open.length > 0 && <Group title={say('atWork')} proposals={open} />}
      {published.length > 0 && <Group title={say('alreadyPublished')} proposals={published} />}
    </main>
  );
}

function NewProposal({ token, api }: { token: string; api: TeamApi }) {
  const { say } = useWords();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title'));
    setIsBusy(true);
    try {
      const { id } = await api.create(token, title);
      location.hash = proposalHref(id).slice(1);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  };
  return (
    <form
      className="panel panel--row"
      aria-label={say('newProposal')}
      onSubmit={(event) => void begin(event)}
    >
      <label>
        {say('newProposal')}: {say('proposalTitle')}
        <input name="title" required maxLength={120} autoComplete="off" />
      </label>
      <button type="submit" className="button button--main" disabled={isBusy}>
        {say('begin')}
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
}

function Group({ title, proposals }: { title: string; proposals: readonly ProposalSummary[] }) {
  const { say, count, date } = useWords();
  return (
    <section className="group-of-items">
      <h2>{title}</h2>
      <ul className="items">
        {proposals.map(({ authors, changedAt, id, openComments, state, title: name }) => (
          <li key={id} className="item">
            <a href={proposalHref(id).slice(1)}>
              <span>
                <span className="item__title">{name}</span>
                <small className="proposal__about">
                  {authors.length > 0 && `${say('by', { names: authors.join(', ') })} · `}
                  {say('changedAt', { time: date(changedAt) })}
                  {openComments > 0 && ` · ${count(openComments, 'oneOpenComment', 'openComments')}`}
                </small>
              </span>
            </a>
            <span className="state" data-step={state}>
              {say(STEP_WORDS[state])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
