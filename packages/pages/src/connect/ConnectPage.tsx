import type { Member } from '@tamarack-lowe/content-model';
import { MemberCard, MemberList } from '@tamarack-lowe/ui/member-card';
import { memo, useDeferredValue } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { Colleague } from '../data/Colleague.ts';
import { StaticPage } from '../static/StaticPage.tsx';
import { filterTeam, knownTeamFilter, type TeamFilter } from './filterTeam.ts';
import { TeamFilters, type TeamFiltersProps } from './TeamFilters.tsx';

const BULLETS = [
  { color: 'red', size: 84, blur: 0.6, x: 70, y: 13, mobile: { x: 103, y: 3 } },
  { color: 'blue', size: 80, blur: 0.55, x: 0, y: 27, mobile: { x: -3, y: 14 } },
  { color: 'red', size: 60, blur: 0.2, x: 100, y: 62, mobile: { x: 103, y: 46 } },
  { color: 'blue', size: 54, blur: 0.25, x: 0, y: 83, mobile: { x: -3, y: 80 } },
] as const;

/** What the list shows of a colleague, and what it is narrowed by. */
export type TeamCard = Colleague & Pick<Member, 'job' | 'city' | 'region' | 'schools' | 'recruits'>;

export type ConnectPageProps = Pick<TeamFiltersProps, 'regions' | 'onChoose' | 'onClear'> & {
  team: readonly TeamCard[];
  /** What the visitor asks for; what is not known here counts as not asked. */
  wanted: TeamFilter;
};

/** Everybody who recruits, as a list of faces; it may be narrowed to a region, a school or to whom they look after. */
export function ConnectPage({ team, wanted, regions, onChoose, onClear }: ConnectPageProps) {
  const { say } = useWords();
  const { types } = useVisitor();
  const known = (wanted: TeamFilter) => knownTeamFilter(wanted, { team, regions, types });
  const filter = known(wanted);
  // The field shows the choice at once; faces come in tasks of their own.
  const shown = filterTeam(team, known(useDeferredValue(wanted)));
  return (
    <StaticPage className="connect" seed={1.4} bullets={BULLETS}>
      <header className="connect__head">
        <h1 tabIndex={-1}>{say('connectTitle')}</h1>
        <p className="gt-lead static-page__lead">{say('connectLead')}</p>
      </header>
      <TeamFilters
        filter={filter}
        shown={shown.length}
        team={team}
        regions={regions}
        onChoose={onChoose}
        onClear={onClear}
      />
      <MemberList className="connect__team" aria-label={say('connectListLabel')}>
        {shown.map((card, index) => (
          <Card key={card.slug} card={card} loading={index === 0 ? 'eager' : 'lazy'} />
        ))}
      </MemberList>
    </StaticPage>
  );
}

/** The same as long as neither the card nor its place at the beginning changes. */
const Card = memo(function Card({ card, loading }: { card: TeamCard; loading: 'eager' | 'lazy' }) {
  const { say } = useWords();
  const { href, name, job, city, picture } = card;
  return (
    <MemberCard
      href={href}
      linkAs={useLink()}
      name={name}
      job={say('memberIn', { job, city })}
      picture={picture}
      loading={loading}
    />
  );
});
