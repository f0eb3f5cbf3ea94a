import type { PageKindServer } from '../PageKindServer.ts';
import { memberHead } from './head.server.ts';
import { type MemberPage, readMemberPage } from './data.server.ts';

/** The pages of the members of the talent team. */
export const memberServer: PageKindServer<MemberPage> = {
  id: 'member',
  list: ({ site, content }) =>
    (site.paths.connect === null ? [] : content.readMembers()).map(({ slug, name, updated }) => ({
      path: site.paths.member(slug),
      label: name,
      updated,
      keep: true,
    })),
  load: readMemberPage,
  head: (context, { data }) => memberHead(context, data),
  card: ({ content }, { slug }) => {
    const member = content.readMember(slug);
    if (!member) return null;
    const { name, job, city, media } = member;
    return { headline: name, note: `${job}, ${city}`, art: { photo: media } };
  },
};
