import { type Member, memberPath, type VisitorType } from '@tamarack-lowe/content-model';
import type { Recruiter } from '@tamarack-lowe/pages';
import { type PageMember, type PageStory, readMembers } from '@tamarack-lowe/stories/server';

/** Where stories are told and nobody of the talent team lives: the region that is nearest by train or plane. */
const NEAR: Readonly<Record<string, Member['region']>> = {
  Gatineau: 'quebec',
  Guelph: 'ontario',
  Hamilton: 'ontario',
  Iqaluit: 'ontario',
  London: 'ontario',
  Moncton: 'atlantic',
  'North Vancouver': 'west',
  Regina: 'prairies',
  Surrey: 'west',
  'Trois-Rivières': 'quebec',
  Victoria: 'west',
  Waterloo: 'ontario',
  Windsor: 'ontario',
};

function looksAfter(member: PageMember, type: VisitorType): boolean {
  return member.recruits === 'both' || member.recruits === (type === 'student' ? 'students' : 'experienced');
}

/**
 * Whom a visitor of this type asks after a story: the author, if they recruit; else somebody of their city, of their
 * region, or of the team. The same story always leads to the same person; stories of one city share its people.
 */
export function recruiterFor(
  { slug, author }: Pick<PageStory, 'slug' | 'author'>,
  type: VisitorType,
): Recruiter | null {
  const team = readMembers().filter((member) => looksAfter(member, type));
  const city = author.job.split(', ').at(-1) ?? '';
  const region = readMembers().find((member) => member.city === city)?.region ?? NEAR[city];
  const circles = [
    team.filter((member) => member.name === author.name),
    team.filter((member) => member.city === city),
    team.filter((member) => member.region === region),
    team,
  ];
  const near = circles.find((members) => members.length > 0) ?? [];
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const found = near[turn % near.length];
  if (!found) return null;
  const { name, job, picture } = found;
  return { name, job, city: found.city, href: memberPath(found.slug), picture };
}
