import { slugOf } from '@tamarack-lowe/content-model';
import type { Colleague, TeamCard } from '@tamarack-lowe/pages';
import type { Content, PageMember } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

export type ConnectPage = {
  /** The talent team, by slug. */
  team: TeamCard[];
  /** The slug of a school by what addresses in other languages call it, where that is something else. */
  schools: Record<string, string>;
};

/** What is shown of a colleague wherever they are linked. */
export function colleagueOf(
  { site }: Pick<PageContext, 'site'>,
  { slug, name, picture }: PageMember,
): Colleague {
  return { slug, href: site.paths.member(slug), name, picture };
}

/** What the page of the talent team is drawn from. */
export function readConnectPage(context: PageContext): ConnectPage {
  const team = context.content.readMembers().map((member) => {
    const { job, city, region, schools, recruits } = member;
    return { ...colleagueOf(context, member), job, city, region, schools, recruits };
  });
  return { team, schools: schoolsElsewhere(context) };
}

/** Schools of a colleague stand in the same order in every language. */
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
