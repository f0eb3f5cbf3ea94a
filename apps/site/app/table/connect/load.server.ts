import type { Member, Picture } from '@tamarack-lowe/content-model';
import type { PageMember } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/** What the neighbours of a page show of a colleague. */
export type Colleague = Pick<Member, 'slug' | 'name'> & { picture: Picture };

/** What the list shows of a colleague, and what it is narrowed by. */
export type TeamCard = Colleague & Pick<Member, 'job' | 'city' | 'region' | 'schools' | 'recruits'>;

/** The talent team, by slug. */
export type ConnectPage = { team: TeamCard[] };

/** What is shown of a colleague wherever they are linked. */
export function colleagueOf({ slug, name, picture }: PageMember): Colleague {
  return { slug, name, picture };
}

/** What the page of the talent team is drawn from. */
export function readConnectPage({ content }: PageContext): ConnectPage {
  const team = content.readMembers().map((member) => {
    const { job, city, region, schools, recruits } = member;
    return { ...colleagueOf(member), job, city, region, schools, recruits };
  });
  return { team };
}
