import type { Member } from '@tamarack-lowe/content-model';
import { MemberCard, MemberList } from '@tamarack-lowe/ui/member-card';
import { Select } from '@tamarack-lowe/ui/select';
import { memo } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { Choices, Colleague } from '../data.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { useFilterMovement } from '../filters/useFilterMovement.ts';
import { StaticPage } from '../static/StaticPage.tsx';
import { dividesTeam, filterTeam, schoolsOf, type TeamFilter, validTeamFilter } from './filterTeam.ts';

const BULLETS = [
  { color: 'red', size: 84, blur: 0.6, x: 70, y: 13, mobile: { x: 103, y: 3 } },
  { color: 'blue', size: 80, blur: 0.55, x: 0, y: 27, mobile: { x: -3, y: 14 } },
  { color: 'red', size: 60, blur: 0.2, x: 100, y: 62, mobile: { x: 103, y: 46 } },
  { color: 'blue', size: 54, blur: 0.25, x: 0, y: 83, mobile: { x: -3, y: 80 } },
] as const;

/** A colleague in the list, with the fields that filters use. */
export type TeamCard = Colleague & Pick<Member, 'job' | 'city' | 'region' | 'schools' | 'recruits'>;

/** Props of the team's page. */
export type ConnectPageProps = {
  team: readonly TeamCard[];
  /** Filter from the address. Unknown values are ignored. */
  filter: TeamFilter;
  /** Regions of colleagues, in the order of the options. */
  regions: readonly { value: string; label: string }[];
  /** The visitor chooses a `region`, a `school` or `for`: a visitor type. */
  onChoose: (choices: Choices) => void;
  /** The visitor clears all filters. */
  onClear: () => void;
};

/** The team, as a list of portraits with filters by region, school and visitor type. */
export function ConnectPage(page: ConnectPageProps) {
  const { team, regions } = page;
  const { say } = useWords();
  const { types } = useVisitor();
  const filter = validTeamFilter(page.filter, { team, regions, types });
  const shown = filterTeam(team, filter);
  return (
    <StaticPage className="connect" seed={1.4} bullets={BULLETS}>
      <header className="connect__head">
        <h1 tabIndex={-1}>{say('connectTitle')}</h1>
        <p className="gt-lead static-page__lead">{say('connectLead')}</p>
      </header>
      <TeamFilters {...page} filter={filter} shown={shown.length} />
      <MemberList className="connect__team filters-list" aria-label={say('connectListLabel')}>
        {shown.map((card, index) => (
          <Card key={card.slug} card={card} loading={index === 0 ? 'eager' : 'lazy'} />
        ))}
      </MemberList>
    </StaticPage>
  );
}

/** Memoised, so that filtering re-renders only cards that change. */
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

type TeamFiltersProps = ConnectPageProps & {
  filter: TeamFilter;
  /** Number of colleagues who pass the filter. */
  shown: number;
};

/** Filters by region, school and visitor type. A filter is shown only if colleagues differ in it. */
function TeamFilters({ filter, shown, team, regions, ...page }: TeamFiltersProps) {
  const { say } = useWords();
  const { types } = useVisitor();
  const moving = useFilterMovement();
  const choose = moving(page.onChoose);
  const filtered = Object.values(filter).some((value) => value !== null);
  const byRegion = dividesTeam(team, 'region');
  const bySchool = dividesTeam(team, 'school');
  const byType = dividesTeam(team, 'recruits');
  return (
    <div className="filters">
      {(byRegion || bySchool || byType || filtered) && (
        <search className="filters__choices" tabIndex={-1} aria-label={say('connectListLabel')}>
          {byRegion && (
            <Select
              name="region"
              label={say('connectRegion')}
              value={filter.region ?? ''}
              options={[{ value: '', label: say('connectAllRegions') }, ...regions]}
              onChange={(event) => choose({ region: event.target.value, school: '' })}
            />
          )}
          {bySchool && (
            <Select
              name="school"
              label={say('connectSchool')}
              value={filter.school ?? ''}
              options={[
                { value: '', label: say('connectAllSchools') },
                ...schoolsOf(team, filter.region).map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onChange={(event) => choose({ school: event.target.value })}
            />
          )}
          {byType && (
            <Select
              name="for"
              label={say('connectFor')}
              value={filter.recruits ?? ''}
              options={[
                { value: '', label: say('connectForAll') },
                ...types.map(({ id, team }) => ({ value: id, label: team })),
              ]}
              onChange={(event) => choose({ for: event.target.value })}
            />
          )}
          {filtered && <ClearFilters onClear={moving(page.onClear)}>{say('connectClear')}</ClearFilters>}
        </search>
      )}
      <p className="gt-ui filters__count" role="status">
        {shown === 0
          ? say('connectNone')
          : say(filtered ? 'connectCount' : 'connectCountAll', { shown, total: team.length })}
      </p>
    </div>
  );
}
