import { expect, userEvent, within } from 'storybook/test';
import { EXPERIENCED, pageMeta, STUDENT } from './pageMeta.tsx';
import { TeamPage } from './TeamPage.tsx';

export default { ...pageMeta(), title: 'Pages/Team', component: TeamPage };

export const Student = STUDENT;
export const Experienced = EXPERIENCED;
export const French = { globals: { locale: 'fr' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const Narrowed = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'The talent attraction team' });
    await expect(within(list).getAllByRole('link')).toHaveLength(20);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'quebec');
    await expect(within(list).getAllByRole('link').length).toBeLessThan(20);
    await expect(canvas.getByRole('status')).toHaveTextContent(/of 20 people/);
  },
};
