import { EXPERIENCED, NIGHT, pageMeta, STUDENT } from './pageMeta.tsx';
import { StoryPage } from './StoryPage.tsx';

export default { ...pageMeta(), title: 'Pages/Story', component: StoryPage, args: { story: 'onePhoto' } };

export const OnePhoto = STUDENT;
export const OnePhotoExperienced = EXPERIENCED;
export const TwoPhotos = { args: { story: 'twoPhoto' } };
export const Staggered = { args: { story: 'staggered' } };
export const Slider = { args: { story: 'slider' } };
export const Film = { ...NIGHT, args: { story: 'film' } };
export const Phone = { globals: { viewport: { value: '390x844' } }, args: { story: 'twoPhoto' } };
export const TextTwice = { globals: { textSize: '200' } };
