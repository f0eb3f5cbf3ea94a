import { MemberPage } from '@tamarack-lowe/pages/member';
import { found } from './found.ts';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default {
  ...framedPageMeta(),
  title: 'Pages/Member',
  component: Member,
  args: { slug: 'amara-osei' },
};

function Member({ slug }: { slug: string }) {
  const { site, content } = useStorybook();
  return <MemberPage {...found(content.members[slug])} back={site.paths.connect ?? '/'} />;
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const LongName = { args: { slug: 'oluwaseun-adebisi-grant' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
