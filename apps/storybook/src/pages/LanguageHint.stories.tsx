import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EXPERIENCED, inFrench, pageMeta, STUDENT } from './pageMeta.tsx';
import { StorybookSlides } from './StorybookSlides.tsx';

export default {
  ...pageMeta(),
  title: 'Pages/Language hint',
  component: StorybookSlides,
  args: { section: 'discover', start: 2, hint: true },
};

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const PhoneOnItsSide = { globals: { viewport: { value: '844x390' } } };
export const FirstSlide = {
  args: { start: 0 },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const hint = () => canvas.queryByRole('region', { name: 'Cette page existe en français' });
    // It fades in.
    await waitFor(() => expect(hint()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(hint()).toBeNull();
  },
};
