import type { VisitorType } from '@tamarack-lowe/content-model';
import type { Recruiter } from '@tamarack-lowe/pages';
import type { PageStory } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/**
 * The contact for a visitor of this type after a story: the author, if they recruit; else a recruiter of their city, of
 * their region, or of the team. A story always leads to the same person; stories of one city spread over its
 * recruiters. Null on sites without a team page.
 */
export function recruiterFor(
  { site, content }: PageContext,
  { slug, author }: Pick<PageStory, 'slug' | 'author'>,
  type: VisitorType,
): Recruiter | null {
  if (site.paths.connect === null) return null;
  const members = content.readMembers();
  const team = members.filter((member) => member.recruits.includes(type));
  const city = author.job.split(', ').at(-1) ?? '';
  const near = new Map(Object.entries(content.readPlaces().near));
  const region = members.find((member) => member.city === city)?.region ?? near.get(city);
  const circles = [
    team.filter((member) => member.name === author.name),
    team.filter((member) => member.city === city),
    team.filter((member) => region !== undefined && member.region === region),
    team,
  ];
  const nearest = circles.find((each) => each.length > 0) ?? [];
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const found = nearest[turn % nearest.length];
  if (!found) return null;
  const { name, job, picture } = found;
  return { name, job, city: found.city, href: site.paths.member(found.slug), picture };
}
