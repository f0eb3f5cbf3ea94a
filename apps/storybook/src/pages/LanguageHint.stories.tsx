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
export const WaitsForTheNotice = {
  args: { notice: true },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const hint = () => canvas.queryByRole('complementary', { name: 'Cette page existe en français' });
    await expect(hint()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(hint()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(hint()).toBeNull();
  },
};
