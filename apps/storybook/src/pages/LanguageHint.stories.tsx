import { expect, userEvent, within } from 'storybook/test';
import { EXPERIENCED, NIGHT, pageMeta, STUDENT } from './pageMeta.tsx';
import { WorkshopSlides } from './WorkshopSlides.tsx';

const HINT = { args: { hint: true } };

export default {
  ...pageMeta(),
  title: 'Pages/Languages',
  component: WorkshopSlides,
  args: { section: 'discover', start: 2, switchable: true },
};

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const Night = NIGHT;
export const French = { globals: { locale: 'fr' } };
export const FrenchOnATablet = { globals: { locale: 'fr', viewport: { value: '834x1194' } } };
export const FrenchOnATabletOnItsSide = { globals: { locale: 'fr', viewport: { value: '1024x768' } } };
export const FrenchOnAPhone = { globals: { locale: 'fr', viewport: { value: '390x844' } } };
export const FrenchOnAPhoneOnItsSide = { globals: { locale: 'fr', viewport: { value: '844x390' } } };
export const FrenchTextTwice = { globals: { locale: 'fr', textSize: '200' } };
export const RightToLeft = { globals: { direction: 'rtl' } };
export const Hint = HINT;
export const HintInEnglish = { ...HINT, globals: { locale: 'fr' } };
export const HintOnAPhone = { ...HINT, globals: { viewport: { value: '390x844' } } };
export const HintOnAPhoneOnItsSide = { ...HINT, globals: { viewport: { value: '844x390' } } };
export const HintWaitsForTheNotice = {
  args: { hint: true, notice: true },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const hint = () => canvas.queryByRole('complementary', { name: 'Cette page existe en français' });
    await expect(hint()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Get it!' }));
    await expect(hint()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(hint()).toBeNull();
  },
};
