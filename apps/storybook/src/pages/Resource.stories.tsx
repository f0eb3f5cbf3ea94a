import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { found } from './found.ts';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default {
  ...framedPageMeta(),
  title: 'Pages/Resource',
  component: Resource,
  args: { slug: 'interview-prep' },
};

function Resource({ slug }: { slug: string }) {
  const { site, content } = useStorybook();
  return <ResourcePage {...found(content.resources[slug])} back={site.paths.campus ?? '/'} />;
}

export const ResumeTipsStudent = { ...STUDENT, args: { slug: 'resume-tips' } };
export const ResumeTipsExperienced = { ...EXPERIENCED, args: { slug: 'resume-tips' } };
export const InterviewPrepStudent = { ...STUDENT, args: { slug: 'interview-prep' } };
export const InterviewPrepStudentInFrench = inFrench(InterviewPrepStudent);
export const InterviewPrepExperienced = { ...EXPERIENCED, args: { slug: 'interview-prep' } };
export const AfterTheInterviewStudent = { ...STUDENT, args: { slug: 'after-the-interview' } };
export const AfterTheInterviewExperienced = { ...EXPERIENCED, args: { slug: 'after-the-interview' } };
export const DigitalInterviewingStudent = { ...STUDENT, args: { slug: 'digital-interviewing' } };
export const DigitalInterviewingExperienced = { ...EXPERIENCED, args: { slug: 'digital-interviewing' } };
export const OurProcessStudent = { ...STUDENT, args: { slug: 'our-process' } };
export const OurProcessExperienced = { ...EXPERIENCED, args: { slug: 'our-process' } };
export const CpaSupportStudent = { ...STUDENT, args: { slug: 'cpa-support' } };
export const CpaSupportExperienced = { ...EXPERIENCED, args: { slug: 'cpa-support' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const LongerLanguage = { globals: { locale: 'stress' } };
