import { memberPath } from '@tamarack-lowe/content-model';
import { MemberCard, MemberList } from '@tamarack-lowe/ui/member-card';
import { say } from '../../content/say.ts';
import type { TeamCard } from '../../content/team.server.ts';
import { useHydrated } from '../../navigation/hydrated.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { filterTeam, readTeamFilter } from './filterTeam.ts';
import { TeamFilters } from './TeamFilters.tsx';

const BULLETS = [
  { color: 'red', size: 84, blur: 0.6, x: 70, y: 13, mobile: { x: 103, y: 3 } },
  { color: 'blue', size: 80, blur: 0.55, x: 0, y: 27, mobile: { x: -3, y: 14 } },
  { color: 'red', size: 60, blur: 0.2, x: 100, y: 62, mobile: { x: 103, y: 46 } },
  { color: 'blue', size: 54, blur: 0.25, x: 0, y: 83, mobile: { x: -3, y: 80 } },
] as const;

/** Everybody who recruits, as a list of faces; the address may narrow it to a region, a school or to whom they look after. */
export function ConnectPage({ team }: { team: readonly TeamCard[] }) {
  const search = useSearch();
  const filter = readTeamFilter(useHydrated() ? search : new URLSearchParams(), team);
  const shown = filterTeam(team, filter);
  return (
    <StaticPage className="connect" seed={1.4} bullets={BULLETS}>
      <header className="connect__head">
        <h1 tabIndex={-1}>{say('connectTitle')}</h1>
        <p className="gt-lead static-page__lead">{say('connectLead')}</p>
      </header>
      <TeamFilters filter={filter} shown={shown.length} team={team} />
      <MemberList className="connect__team" aria-label={say('connectListLabel')}>
        {shown.map(({ slug, name, job, city, picture }, index) => (
          <MemberCard
            key={slug}
            href={memberPath(slug)}
            linkAs={SiteLink}
            name={name}
            job={say('memberIn', { job, city })}
            picture={picture}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        ))}
      </MemberList>
    </StaticPage>
  );
}
