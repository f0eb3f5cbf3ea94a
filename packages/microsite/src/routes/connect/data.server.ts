import { slugOf } from '@tamarack-lowe/content-model';
import type { Colleague, TeamCard } from '@tamarack-lowe/pages';
import type { Content, PageMember } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

export type ConnectPage = {
  /** The talent team, by slug. */
  team: TeamCard[];
  /** Slugs of schools by their slugs in other languages, for schools whose slug differs. */
  schools: Record<string, string>;
};

/** Picks the fields of a colleague that every link to them shows. */
export function colleagueOf(
  { site }: Pick<PageContext, 'site'>,
  { slug, name, picture }: PageMember,
): Colleague {
  return { slug, href: site.paths.member(slug), name, picture };
}

/** Reads the data of the page of the talent team. */
export function readConnectPage(context: PageContext): ConnectPage {
  const team = context.content.readMembers().map((member) => {
    const { job, city, region, schools, recruits } = member;
    return { ...colleagueOf(context, member), job, city, region, schools, recruits };
  });
  return { team, schools: schoolsElsewhere(context) };
}

/** Relies on each colleague's schools standing in the same order in every language. */
function schoolsElsewhere({ content, others }: PageContext): Record<string, string> {
  const schoolsIn = (said: Content) =>
    new Map(said.readMembers().map(({ slug, schools }) => [slug, schools.map(slugOf)]));
  const here = [...schoolsIn(content)];
  const pairs = others().flatMap((other) => {
    const there = schoolsIn(other);
    return here.flatMap(([slug, schools]) =>
      schools.flatMap((school, index) => {
        const elsewhere = there.get(slug)?.[index];
        return elsewhere === undefined || elsewhere === school ? [] : [[elsewhere, school]];
      }),
    );
  });
  return Object.fromEntries(pairs);
}
