import { type Member, slugOf } from '@tamarack-lowe/content-model';
import { REGIONS } from '../../content/region.ts';

/** Whom a visitor looks for. Null means anywhere, any school, and anybody. */
export type TeamFilter = {
  region: Member['region'] | null;
  /** Slug of a school's name. */
  school: string | null;
  recruits: 'students' | 'experienced' | null;
};

type Filtered = Pick<Member, 'region' | 'schools' | 'recruits'>;

/**
 * Reads the filter from an address: `?region=quebec&school=mcgill-university&for=students`. What is not known there
 * counts as not asked.
 */
export function readTeamFilter(search: URLSearchParams, team: readonly Filtered[]): TeamFilter {
  const wanted = search.get('region');
  const region = REGIONS.find((each) => each.region === wanted)?.region ?? null;
  const school = search.get('school');
  const who = search.get('for');
  return {
    region,
    school: school !== null && schoolsOf(team, region).some(({ slug }) => slug === school) ? school : null,
    recruits: who === 'students' || who === 'experienced' ? who : null,
  };
}

/** The schools at which somebody of a team, or of a region of it, recruits, by name. */
export function schoolsOf(
  team: readonly Filtered[],
  region: TeamFilter['region'] = null,
): { slug: string; name: string }[] {
  const there = filterTeam(team, { region, school: null, recruits: null });
  const names = [...new Set(there.flatMap(({ schools }) => schools))];
  // By slugs, which have no accents: to compare words of a language takes browsers 10 ms to begin with.
  return names.map((name) => ({ slug: slugOf(name), name })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The colleagues of a region and a school who look after somebody, in the order given. `both` looks after everyone. */
export function filterTeam<T extends Filtered>(
  team: readonly T[],
  { region, school, recruits }: TeamFilter,
): T[] {
  return team.filter(
    (member) =>
      (region === null || member.region === region) &&
      (school === null || member.schools.some((name) => slugOf(name) === school)) &&
      (recruits === null || member.recruits === 'both' || member.recruits === recruits),
  );
}
