import type { Colleague, MemberPageData, TeamCard } from '@tamarack-lowe/pages/internal/data';
import type { PagePreview } from '../route.ts';

/** A colleague as links to their page know them. */
export type PreviewedColleague = Colleague & Pick<TeamCard, 'job' | 'city' | 'recruits'>;

/** Data of the page of a colleague until its own are loaded. */
export type MemberPreview = MemberPageData & { loading: true };

/** Returns the preview of the page at a path, if it is that of one of these colleagues. */
export function previewMember(
  colleagues: readonly PreviewedColleague[],
  pathname: string,
): PagePreview | undefined {
  const found = colleagues.find(({ href }) => href === pathname);
  if (!found) return undefined;
  const { name, job, city, recruits, picture } = found;
  const member = { name, job, city, recruits, picture, alt: '', text: [], schools: [], linked: '' };
  const data: MemberPreview = { member, previous: null, next: null, loading: true };
  return { title: name, data };
}
