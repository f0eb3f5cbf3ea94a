import { PathwayPage } from '@tamarack-lowe/pages/pathway';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { framedPageMeta, inFrench, STUDENT } from './pageMeta.tsx';
import { useStorybook } from './StorybookPages.tsx';

type Asked = { month: string | null; province: string | null };
const NOTHING: Asked = { month: null, province: null };

export default { ...framedPageMeta(), title: 'Pages/Pathway', component: Pathway };

function Pathway({ asked: first = NOTHING }: { asked?: Asked }) {
  const { content } = useStorybook();
  const [asked, setAsked] = useState(first);
  const choose = (choices: Readonly<Record<string, string>>) =>
    setAsked(({ month, province }) => ({
      month: choices.month ?? month,
      province: choices.province ?? province,
    }));
  return (
    <PathwayPage
      {...content.pathway}
      asked={asked}
      onChoose={choose}
      onClear={() => setAsked(NOTHING)}
      hrefOf={(field, value) => `?${field}=${value}`}
    />
  );
}

export const NothingChosen = STUDENT;
export const NothingChosenInFrench = inFrench(NothingChosen);
export const BeforeTheChange = { args: { asked: { month: '2026-04', province: 'ontario' } } };
export const AfterTheChange = { args: { asked: { month: '2027-04', province: 'quebec' } } };
export const AfterTheChangeInFrench = { ...AfterTheChange, globals: { locale: 'fr' } };
export const Phone = { ...AfterTheChange, globals: { viewport: { value: '390x844' } } };
export const UnknownValues = { args: { asked: { month: '2050-01', province: 'atlantis' } } };
export const Chosen = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('You graduate in'), '2026-12');
    await userEvent.selectOptions(canvas.getByLabelText('Province or territory'), 'ontario');
    await expect(
      canvas.getByRole('heading', { name: 'You graduate in December 2026, in Ontario' }),
    ).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('You graduate in'), '2027-01');
    await expect(canvas.getByRole('heading', { name: 'Foundational Development' })).toBeInTheDocument();
  },
};
