import { type Member, type SiteVisitorType, slugOf, type VisitorType } from '@tamarack-lowe/content-model';

/** Filter of the team. Null: no filter. */
export type TeamFilter = {
  region: string | null;
  /** Slug of a school's name. */
  school: string | null;
  /** Visitor type that a colleague recruits. */
  recruits: VisitorType | null;
};

const NO_FILTER: TeamFilter = { region: null, school: null, recruits: null };

/** Fields of a colleague that filters use. */
type FilterFields = Pick<Member, 'region' | 'schools' | 'recruits'>;

type KnownValues = {
  team: readonly FilterFields[];
  regions: readonly { value: string }[];
  types: readonly Pick<SiteVisitorType, 'id'>[];
};

/** Drops unknown values of a filter: regions, visitor types, and schools without a colleague of that region. */
export function validTeamFilter(wanted: TeamFilter, { team, regions, types }: KnownValues): TeamFilter {
  const region = regions.find(({ value }) => value === wanted.region)?.value ?? null;
  const school = schoolsOf(team, region).find(({ slug }) => slug === wanted.school)?.slug ?? null;
  const recruits = types.find(({ id }) => id === wanted.recruits)?.id ?? null;
  return { region, school, recruits };
}

/** Returns the schools at which the team recruits, or its colleagues of one region; sorted by name. */
export function schoolsOf(
  team: readonly FilterFields[],
  region: TeamFilter['region'] = null,
): { slug: string; name: string }[] {
  const there = filterTeam(team, { ...NO_FILTER, region });
  const names = [...new Set(there.flatMap(({ schools }) => schools))];
  // Sorts by slugs, which have no accents: the first locale-aware comparison takes browsers 10 ms.
  return names.map((name) => ({ slug: slugOf(name), name })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Returns the values of a colleague, by filter. */
const VALUES_OF: Record<keyof TeamFilter, (member: FilterFields) => readonly string[]> = {
  region: ({ region }) => (region === undefined ? [] : [region]),
  school: ({ schools }) => schools,
  recruits: ({ recruits }) => recruits,
};

/** True if a filter divides the team. A field whose options keep all colleagues or none is useless, and not shown. */
export function dividesTeam(team: readonly FilterFields[], field: keyof TeamFilter): boolean {
  const each = team.map((member) => new Set(VALUES_OF[field](member)));
  const all = new Set(each.flatMap((own) => [...own]));
  return each.some(({ size }) => size < all.size);
}

/** Returns the colleagues who pass a filter, in the same order. */
export function filterTeam<T extends FilterFields>(
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
