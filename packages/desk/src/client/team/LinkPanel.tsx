import { type FormEvent, useId, useState } from 'react';
import { KINDS_WITH_PAGE } from '../../itemKinds.ts';
import type { Link, Proposal, Team } from '../../team/teamProtocol.ts';
import { useWords } from '../words/words.tsx';
import type { ItemNames } from './proposalNames.ts';
import type { TeamApi } from './teamApi.ts';

type LinkPanelProps = {
  proposal: Proposal;
  names: ItemNames;
  team: Team;
  api: TeamApi;
  onChange: (proposal: Proposal) => void;
};

/** Signed links to pages of a proposal, with the agreements of people portrayed. Writers make new ones. */
export function LinkPanel({ proposal, names, team, api, onChange }: LinkPanelProps) {
  const { say, languageName } = useWords();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const helpId = useId();
  const items = proposal.items.filter(
    ({ changes, isEditable, kind }) => changes.length > 0 && isEditable && KINDS_WITH_PAGE.has(kind),
  );
  const isWriter = team.member.roles.includes('writer');
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    void run(async () => {
      const created = await api.link(team.token, proposal.id, {
        item: text('item'),
        language: text('language'),
        person: text('person'),
        days: Number(text('days')),
      });
      onChange(created.proposal);
      setUrl(created.url);
    });
  };
  const end = (id: string) => void run(async () => onChange(await api.endLink(team.token, proposal.id, id)));
  return (
    <section>
      <h2>{say('portrayed')}</h2>
      <p>{say('portrayedHelp')}</p>
      <ul className="changes">
        {proposal.links.map((link) => (
          <li key={link.id}>
            <LinkWords link={link} item={names.nameOfFile(link.item)} />{' '}
            {isWriter && !hasEnded(link) && (
              <button type="button" className="button button--small" onClick={() => end(link.id)}>
                {say('endLink')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
      {isWriter && items.length > 0 && (
        <form className="panel" aria-label={say('newLink')} onSubmit={make}>
          <div className="panel__fields">
            <label>
              {say('whichPage')}
              <select name="item">
                {items.map((item) => (
                  <option key={item.id} value={item.id} lang={names.languageOfName(item)}>
                    {names.nameOf(item)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {say('language')}
              <select name="language">
                {team.languages.map((language) => (
                  <option key={language} value={language}>
                    {languageName(language)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {say('personName')}
              <input name="person" maxLength={120} autoComplete="off" aria-describedby={helpId} />
            </label>
            <label>
              {say('validDays')}
              <input type="number" name="days" min="1" max="60" defaultValue="14" required />
            </label>
            <button type="submit" className="button">
              {say('makeLink')}
            </button>
          </div>
          <small id={helpId}>{say('personHelp')}</small>
          <div role="status">
            {url !== '' && (
              <label>
                {say('linkMade')}
                <input readOnly value={url} onFocus={({ target }) => target.select()} />
              </label>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

const hasEnded = ({ until }: Link) => Date.parse(until) <= Date.now();

function LinkWords({ link, item }: { link: Link; item: string }) {
  const { say, date } = useWords();
  const { consent, person, until, withdrawnAt } = link;
  const agreed = () => {
    if (withdrawnAt !== null) return say('tookBack', { time: date(withdrawnAt) });
    if (!consent) return say('notAgreed');
    const values = { name: consent.name, time: date(consent.at) };
    return say(consent.isCurrent ? 'agreedBy' : 'agreedToOlder', values);
  };
  return (
    <>
      {person === '' ? say('linkForAnybody', { item }) : say('linkFor', { person, item })}{' '}
      <small>{hasEnded(link) ? say('linkEnded') : say('validUntil', { time: date(until) })}</small>{' '}
      {person !== '' && <strong>{agreed()}</strong>}
    </>
  );
}
