import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { StorybookEvents } from './StorybookEvents.tsx';

export default { ...framedPageMeta(), title: 'Pages/Events', component: StorybookEvents };

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const Narrowed = { args: { province: 'ontario', month: '2027-01' } };
export const OverSinceListed = { args: { listedAt: Date.parse('2026-11-20T12:00Z') } };
export const TwoHundred = { args: { many: 200 } };
export const TwoHundredInFrench = { ...TwoHundred, ...inFrench({}) };
export const TwoHundredOnAPhone = { ...TwoHundred, globals: { viewport: { value: '390x844' } } };
export const NothingMatches = { args: { province: 'manitoba', month: '2027-03' } };
export const Loading = { args: { status: 'loading' } };
export const Empty = { args: { none: true } };
export const Failed = { args: { status: 'failed' } };
export const Offline = { args: { status: 'failed', online: false } };
export const LongerLanguage = { globals: { locale: 'stress' } };
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const NarrowedOnAPhone = {
  args: { province: 'ontario' },
  globals: { viewport: { value: '390x844' } },
};
export const FiltersAnswer = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvasElement.querySelectorAll('.event').length;
    const [count] = canvas.getAllByRole('status');
    const all = rows();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Province' }), 'Ontario');
    await waitFor(() => expect(rows()).toBeLessThan(all));
    const inOntario = rows();
    await expect(count).toHaveTextContent(`${inOntario} of ${all} events`);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), '2027-01');
    await waitFor(() => expect(rows()).toBeLessThan(inOntario));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all events' }));
    await waitFor(() => expect(rows()).toBe(all));
  },
};
