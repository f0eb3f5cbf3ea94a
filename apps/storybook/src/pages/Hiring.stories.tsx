import { HiringPage } from '@tamarack-lowe/pages/hiring';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

const onRemind = fn();

export default { ...framedPageMeta(), title: 'Pages/Hiring', component: Hiring };

function Hiring() {
  const { content } = useStorybook();
  return <HiringPage {...content.hiring} onRemind={onRemind} />;
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const ExperiencedInFrench = inFrench(Experienced);
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const PhoneInFrench = inFrench(Phone);
export const Reminder = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'interview');
    const day = canvas.getByLabelText('On which day');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-27');
    await expect(canvas.getByText('You should hear by Friday, December 11, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put it in my calendar' }));
    await expect(onRemind).toHaveBeenCalledWith({
      step: 'interview',
      day: '2026-12-14',
      until: 'Friday, December 11, 2026',
    });
  },
};
