import { expect, userEvent, within } from 'storybook/test';
import { EXPERIENCED, pageMeta, STUDENT } from './pageMeta.tsx';
import { SlidesPage } from './SlidesPage.tsx';

export default { ...pageMeta(), title: 'Pages/Slides', component: SlidesPage, args: { section: 'discover' } };

export const Discover = {};
export const DiscoverStudent = { ...STUDENT, args: { start: 2, name: 'Amélie' } };
export const DiscoverExperienced = { ...EXPERIENCED, args: { start: 2 } };
export const LastSlideStudent = { ...STUDENT, args: { start: 5, name: 'Amélie' } };
export const LastSlideExperienced = { ...EXPERIENCED, args: { start: 5 } };
export const RecruitStudent = { ...STUDENT, args: { section: 'recruit' } };
export const RecruitExperienced = { ...EXPERIENCED, args: { section: 'recruit', start: 1 } };
export const French = { globals: { locale: 'fr' }, args: { start: 2 } };
export const LongerLanguage = { globals: { locale: 'stress' }, args: { start: 2 } };
export const TextTwice = { globals: { textSize: '200' }, args: { start: 2 } };
export const RightToLeft = { globals: { direction: 'rtl' }, args: { start: 2 } };
export const Phone = { globals: { viewport: { value: '390x844' } }, args: { start: 2 } };
export const PhoneOnItsSide = { globals: { viewport: { value: '844x390' } }, args: { start: 2 } };
export const Tablet = { globals: { viewport: { value: '834x1194' } }, args: { start: 2 } };
export const OtherBrand = { globals: { brand: 'alder-finch' }, args: { start: 2 } };
export const Walked = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Purpose\s*Driven/);
  },
};
