import { type Member, type SiteVisitorType, slugOf, type VisitorType } from '@tamarack-lowe/content-model';

/** Whom a visitor looks for. Null means anywhere, any school, and anybody. */
export type TeamFilter = {
  region: string | null;
  /** Slug of a school's name. */
  school: string | null;
  /** The visitor type that the colleague looks after. */
  recruits: VisitorType | null;
};

const ANYBODY: TeamFilter = { region: null, school: null, recruits: null };

/** What the list is narrowed by. */
export type Filtered = Pick<Member, 'region' | 'schools' | 'recruits'>;

/** What of a wish is known: a region that there is, a school where somebody of that region goes, and people we recruit. */
export function knownTeamFilter(
  wanted: TeamFilter,
  {
    team,
    regions,
    types,
  }: {
    team: readonly Filtered[];
    regions: readonly { value: string }[];
    types: readonly Pick<SiteVisitorType, 'id'>[];
  },
): TeamFilter {
  const region = regions.find(({ value }) => value === wanted.region)?.value ?? null;
  const school = schoolsOf(team, region).find(({ slug }) => slug === wanted.school)?.slug ?? null;
  const recruits = types.find(({ id }) => id === wanted.recruits)?.id ?? null;
  return { region, school, recruits };
}

/** The schools at which somebody of a team, or of a region of it, recruits, by name. */
export function schoolsOf(
  team: readonly Filtered[],
  region: TeamFilter['region'] = null,
): { slug: string; name: string }[] {
  const there = filterTeam(team, { ...ANYBODY, region });
  const names = [...new Set(there.flatMap(({ schools }) => schools))];
  // By slugs, which have no accents: to compare words of a language takes browsers 10 ms to begin with.
  return names.map((name) => ({ slug: slugOf(name), name })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** What a filter may choose a colleague by, by the name of the filter. */
const CHOSEN_BY: Record<keyof TeamFilter, (member: Filtered) => readonly string[]> = {
  region: ({ region }) => (region === undefined ? [] : [region]),
  school: ({ schools }) => schools,
  recruits: ({ recruits }) => recruits,
};

/** Whether a filter tells a team apart: one of its choices leaves some of it, and not all. Another is none, and is not offered. */
export function tellsApart(team: readonly Filtered[], field: keyof TeamFilter): boolean {
  const each = team.map((member) => new Set(CHOSEN_BY[field](member)));
  const all = new Set(each.flatMap((own) => [...own]));
  return each.some(({ size }) => size < all.size);
}

/** The colleagues of a region and a school who look after a visitor type, in the order given. */
export function filterTeam<T extends Filtered>(
  team: readonly T[],
  { region, school, recruits }: TeamFilter,
): T[] {
  return team.filter(
    (member) =>
      (region === null || member.region === region) &&
      (school === null || member.schools.some((name) => slugOf(name) === school)) &&
      (recruits === null || member.recruits.includes(recruits)),
  );
}
