import { expect, userEvent, within } from 'storybook/test';
import { EXPERIENCED, inFrench, pageMeta, STUDENT } from './pageMeta.tsx';
import { StorybookSlides } from './StorybookSlides.tsx';

export default {
  ...pageMeta(),
  title: 'Pages/Cookie notice',
  component: StorybookSlides,
  args: { section: 'discover', start: 2, notice: true },
};

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const LongerLanguage = { globals: { locale: 'stress' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const PhoneOnItsSide = { globals: { viewport: { value: '844x390' } } };
export const Accepted = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const notice = canvas.getByRole('region', { name: 'Cookies' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Got it' }));
    await expect(canvas.queryByRole('region', { name: 'Cookies' })).toBeNull();
  },
};
