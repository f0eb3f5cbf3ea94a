import type { Member } from '@tamarack-lowe/content-model';
import { REGIONS } from '../../content/region.ts';

/** Whom a visitor looks for. Null means anywhere, and anybody. */
export type TeamFilter = {
  region: Member['region'] | null;
  recruits: 'students' | 'experienced' | null;
};

/** Reads the filter from an address: `?region=quebec&for=students`. What is not known there counts as not asked. */
export function readTeamFilter(search: URLSearchParams): TeamFilter {
  const wanted = search.get('region');
  const who = search.get('for');
  return {
    region: REGIONS.find(({ region }) => region === wanted)?.region ?? null,
    recruits: who === 'students' || who === 'experienced' ? who : null,
  };
}

/** The colleagues of a region who look after somebody, in the order given. `both` looks after everyone. */
export function filterTeam<T extends Pick<Member, 'region' | 'recruits'>>(
  team: readonly T[],
  { region, recruits }: TeamFilter,
): T[] {
  return team.filter(
    (member) =>
      (region === null || member.region === region) &&
      (recruits === null || member.recruits === 'both' || member.recruits === recruits),
  );
}
