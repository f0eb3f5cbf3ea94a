import { StoryPage } from '@tamarack-lowe/pages/story';
import { EXPERIENCED, framedPageMeta, inFrench, NIGHT, STUDENT } from './pageMeta.tsx';
import { type StorybookContent, useStorybook } from './StorybookPages.tsx';

export default {
  ...framedPageMeta(),
  title: 'Pages/Story',
  component: Story,
  args: { story: 'onePhoto' },
};

function Story({ story }: { story: keyof StorybookContent['stories'] }) {
  const { site, content } = useStorybook();
  return <StoryPage {...content.stories[story]} jobs={site.brand.links.jobs} />;
}

export const OnePhotoStudent = { ...STUDENT, args: { story: 'onePhoto' } };
export const OnePhotoStudentInFrench = inFrench(OnePhotoStudent);
export const OnePhotoExperienced = { ...EXPERIENCED, args: { story: 'onePhoto' } };
export const TwoPhotosStudent = { ...STUDENT, args: { story: 'twoPhoto' } };
export const TwoPhotosStudentInFrench = inFrench(TwoPhotosStudent);
export const TwoPhotosExperienced = { ...EXPERIENCED, args: { story: 'twoPhoto' } };
export const StaggeredStudent = { ...STUDENT, args: { story: 'staggered' } };
export const StaggeredStudentInFrench = inFrench(StaggeredStudent);
export const StaggeredExperienced = { ...EXPERIENCED, args: { story: 'staggered' } };
export const SliderStudent = { ...STUDENT, args: { story: 'slider' } };
export const SliderStudentInFrench = inFrench(SliderStudent);
export const SliderExperienced = { ...EXPERIENCED, args: { story: 'slider' } };
export const SliderWithQuotesStudent = { ...STUDENT, args: { story: 'feedback' } };
export const SliderWithQuotesExperienced = { ...EXPERIENCED, args: { story: 'feedback' } };
export const RecruitStudent = { ...STUDENT, args: { story: 'recruit' } };
export const RecruitExperienced = { ...EXPERIENCED, args: { story: 'recruit' } };
export const Film = { ...NIGHT, args: { story: 'film' } };
export const FilmInFrench = inFrench(Film);
export const FilmOnAPhone = {
  globals: { ...NIGHT.globals, viewport: { value: '390x844' } },
  args: { story: 'film' },
};
export const Phone = { globals: { viewport: { value: '390x844' } }, args: { story: 'twoPhoto' } };
export const LongerLanguage = { globals: { locale: 'stress' } };
export const TextTwice = { globals: { textSize: '200' } };
export const TextTwiceInFrench = inFrench(TextTwice);
