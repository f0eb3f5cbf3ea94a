import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EXPERIENCED, inFrench, pageMeta, STUDENT } from './pageMeta.tsx';
import { StorybookSlides } from './StorybookSlides.tsx';

type Play = { canvasElement: HTMLElement };

export default {
  ...pageMeta(),
  title: 'Pages/Slides',
  component: StorybookSlides,
  args: { section: 'discover' },
};

export const IntroStudent = { ...STUDENT, args: { name: 'Amélie' } };
export const IntroStudentInFrench = inFrench(IntroStudent);
export const IntroExperienced = EXPERIENCED;
export const IntroGoingOn = { ...STUDENT, args: { goOnAt: 4 } };
export const PurposeDrivenStudent = { ...STUDENT, args: { start: 1 } };
export const PurposeDrivenStudentInFrench = inFrench(PurposeDrivenStudent);
export const PurposeDrivenExperienced = { ...EXPERIENCED, args: { start: 1 } };
export const APlaceToBelongStudent = { ...STUDENT, args: { start: 2 } };
export const APlaceToBelongStudentInFrench = inFrench(APlaceToBelongStudent);
export const APlaceToBelongExperienced = { ...EXPERIENCED, args: { start: 2 } };
export const YourBestSelfStudent = { ...STUDENT, args: { start: 3 } };
export const YourBestSelfStudentInFrench = inFrench(YourBestSelfStudent);
export const YourBestSelfExperienced = { ...EXPERIENCED, args: { start: 3 } };
export const WhatSuccessLooksLikeStudent = { ...STUDENT, args: { start: 4 } };
export const WhatSuccessLooksLikeStudentInFrench = inFrench(WhatSuccessLooksLikeStudent);
export const WhatSuccessLooksLikeExperienced = { ...EXPERIENCED, args: { start: 4 } };
export const YourStoryStudent = { ...STUDENT, args: { start: 5, name: 'Amélie' } };
export const YourStoryStudentInFrench = inFrench(YourStoryStudent);
export const YourStoryExperienced = { ...EXPERIENCED, args: { start: 5 } };
export const HowWeRecruitStudent = { ...STUDENT, args: { section: 'recruit' } };
export const HowWeRecruitStudentInFrench = inFrench(HowWeRecruitStudent);
export const HowWeRecruitExperienced = { ...EXPERIENCED, args: { section: 'recruit' } };
export const FourHabitsStudent = { ...STUDENT, args: { section: 'recruit', start: 1 } };
export const FourHabitsStudentInFrench = inFrench(FourHabitsStudent);
export const FourHabitsExperienced = { ...EXPERIENCED, args: { section: 'recruit', start: 1 } };
export const LongerLanguage = { globals: { locale: 'stress' }, args: { start: 2 } };
export const TextTwice = { globals: { textSize: '200' }, args: { start: 2 } };
export const TextTwiceInFrench = inFrench(TextTwice);
export const RightToLeft = { globals: { direction: 'rtl' }, args: { start: 2 } };
export const Phone = { globals: { viewport: { value: '390x844' } }, args: { start: 2 } };
export const PhoneOnItsSide = { globals: { viewport: { value: '844x390' } }, args: { start: 2 } };
export const PhoneOnItsSideInFrench = inFrench(PhoneOnItsSide);
export const Tablet = { globals: { viewport: { value: '834x1194' } }, args: { start: 2 } };
export const TabletInFrench = inFrench(Tablet);
export const TabletOnItsSide = { globals: { viewport: { value: '1024x768' } }, args: { start: 2 } };
export const TabletOnItsSideInFrench = inFrench(TabletOnItsSide);
export const OtherBrand = { globals: { brand: 'alder-finch' }, args: { start: 2 } };

export const Walked = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Purpose\s*Driven/),
    );
    await waitFor(() => expect(canvasElement.querySelector('[data-passing]')).toBeNull(), { timeout: 5000 });
  },
};

const PLAYED = {
  args: { start: 4 },
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Play video: A year of rings' }));
    const film = canvas.getByRole('dialog');
    await expect(within(film).getByRole('button', { name: 'Play video' })).toBeVisible();
  },
};

export const FilmStudent = { ...STUDENT, ...PLAYED };
export const FilmExperienced = { ...EXPERIENCED, ...PLAYED };
export const FilmOnAPhone = { ...PLAYED, globals: { viewport: { value: '390x844' } } };
export const FilmClosed = {
  ...PLAYED,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await PLAYED.play({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Play video: A year of rings' })).toHaveFocus();
  },
};
