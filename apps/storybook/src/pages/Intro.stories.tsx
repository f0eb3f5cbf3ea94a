import { expect, userEvent, within } from 'storybook/test';
import { IntroPage } from './IntroPage.tsx';
import { NIGHT, pageMeta } from './pageMeta.tsx';

export default { ...pageMeta(), ...NIGHT, title: 'Pages/Intro', component: IntroPage };

export const Default = {};
export const Named = { args: { name: 'Amélie' } };
export const OneLetter = { args: { name: 'J' } };
export const ThreePartName = { args: { name: 'Marie-Ève Thériault' } };
export const French = { globals: { ...NIGHT.globals, locale: 'fr' } };
export const Phone = { globals: { ...NIGHT.globals, viewport: { value: '390x844' } } };
export const Typed = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'J');
    await expect(canvas.getByText(/two letters or more/)).toBeVisible();
    await userEvent.type(field, 'o');
    await expect(canvas.queryByText(/two letters or more/)).toBeNull();
    await expect(canvas.getByText(/This one is yours, Jo/)).toBeVisible();
  },
};
