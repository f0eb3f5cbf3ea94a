import { ConnectPage } from '@tamarack-lowe/pages/connect';
import type { Choices } from '@tamarack-lowe/pages/internal/data';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EXPERIENCED, framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

export default { ...framedPageMeta(), title: 'Pages/Team', component: Team };

function Team() {
  const { site, content } = useStorybook();
  const [{ region, school, for: recruits }, setAsked] = useState<Choices>({});
  return (
    <ConnectPage
      team={content.team}
      filter={{ region: region || null, school: school || null, recruits: recruits || null }}
      regions={site.regions.map(({ id, label }) => ({ value: id, label }))}
      onChoose={(choices) => setAsked((asked) => ({ ...asked, ...choices }))}
      onClear={() => setAsked({})}
    />
  );
}

export const Student = STUDENT;
export const StudentInFrench = inFrench(Student);
export const Experienced = EXPERIENCED;
export const Phone = { globals: { viewport: { value: '390x844' } } };
export const Narrowed = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'The talent attraction team' });
    await expect(within(list).getAllByRole('link')).toHaveLength(20);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Where' }), 'quebec');
    await expect(within(list).getAllByRole('link').length).toBeLessThan(20);
    await expect(canvas.getByRole('status')).toHaveTextContent(/of 20 people/);
  },
};
