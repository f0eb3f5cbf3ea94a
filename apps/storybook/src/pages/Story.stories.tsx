import { content } from 'virtual:workshop/content';
import { StoryPage } from '@tamarack-lowe/pages/story';
import { brand } from '@tamarack-lowe/stories';
import { EXPERIENCED, framedPageMeta, NIGHT, STUDENT } from './pageMeta.tsx';

export default {
  ...framedPageMeta(),
  title: 'Pages/Story',
  args: { story: 'onePhoto' },
  render: ({ story }: { story: keyof typeof content.stories }) => (
    <StoryPage {...content.stories[story]} jobs={brand.links.jobs} />
  ),
};

export const OnePhotoStudent = { ...STUDENT, args: { story: 'onePhoto' } };
export const OnePhotoExperienced = { ...EXPERIENCED, args: { story: 'onePhoto' } };
export const TwoPhotosStudent = { ...STUDENT, args: { story: 'twoPhoto' } };
export const TwoPhotosExperienced = { ...EXPERIENCED, args: { story: 'twoPhoto' } };
export const StaggeredStudent = { ...STUDENT, args: { story: 'staggered' } };
export const StaggeredExperienced = { ...EXPERIENCED, args: { story: 'staggered' } };
export const SliderStudent = { ...STUDENT, args: { story: 'slider' } };
export const SliderExperienced = { ...EXPERIENCED, args: { story: 'slider' } };
export const SliderWithQuotesStudent = { ...STUDENT, args: { story: 'feedback' } };
export const SliderWithQuotesExperienced = { ...EXPERIENCED, args: { story: 'feedback' } };
export const RecruitStudent = { ...STUDENT, args: { story: 'recruit' } };
export const RecruitExperienced = { ...EXPERIENCED, args: { story: 'recruit' } };
export const Film = { ...NIGHT, args: { story: 'film' } };
export const FilmOnAPhone = {
  globals: { ...NIGHT.globals, viewport: { value: '390x844' } },
  args: { story: 'film' },
};
export const Phone = { globals: { viewport: { value: '390x844' } }, args: { story: 'twoPhoto' } };
export const LongerLanguage = { globals: { locale: 'stress' } };
export const TextTwice = { globals: { textSize: '200' } };
