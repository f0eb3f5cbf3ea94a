import { content } from 'virtual:workshop/content';
import { MemberPage } from '@tamarack-lowe/pages/member';
import { found } from './found.ts';
import { EXPERIENCED, framedPageMeta, STUDENT } from './pageMeta.tsx';
import { paths } from './paths.ts';

export default {
  ...framedPageMeta(),
  title: 'Pages/Member',
  args: { slug: 'amara-osei' },
  render: ({ slug }: { slug: string }) => (
    <MemberPage {...found(content.members[slug])} back={paths.connect ?? '/'} />
  ),
};

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const LongName = { args: { slug: 'oluwaseun-adebisi-grant' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
