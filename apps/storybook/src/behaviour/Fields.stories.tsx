import { Choice } from '@tamarack-lowe/ui/choice';
import { Select } from '@tamarack-lowe/ui/select';
import { TextField } from '@tamarack-lowe/ui/text-field';
import { expect, fn, userEvent, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const answered = fn();

const PROVINCES = [
  { value: '', label: 'All provinces' },
  { value: 'on', label: 'Ontario' },
  { value: 'qc', label: 'Québec' },
];

export default { title: 'Behaviour/Fields', tags: ['!autodocs'], beforeEach: () => answered.mockClear() };

export const TextFieldIsNamedAndTyped = {
  render: () => (
    <TextField
      label="Your first name"
      hint="Optional. Kept in this browser only."
      onChange={(event) => answered(event.target.value)}
    />
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Your first name' });
    await expect(field).toHaveAccessibleDescription('Optional. Kept in this browser only.');
    await userEvent.click(canvas.getByText('Your first name'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Zoë');
    await expect(answered).toHaveBeenLastCalledWith('Zoë');
  },
};

export const MistakeIsSaidWithTheField = {
  render: () => <TextField label="Your first name" defaultValue="A" error="Two letters or more, please." />,
  play: async ({ canvasElement }: Play) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Two letters or more, please.');
    await userEvent.type(field, 'my');
    await expect(field).toHaveValue('Amy');
  },
};

export const SelectIsChosenByKeyAndHand = {
  render: () => (
    <Select label="Province" options={PROVINCES} onChange={(event) => answered(event.target.value)} />
  ),
  play: async ({ canvasElement }: Play) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Province' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Québec');
    await expect(answered).toHaveBeenCalledWith('qc');
    await expect(select).toHaveValue('qc');
  },
};

export const SelectThatIsOffKeepsStill = {
  render: () => <Select label="Province" options={PROVINCES} disabled />,
  play: async ({ canvasElement }: Play) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Province' });
    await userEvent.selectOptions(select, 'Québec');
    await expect(select).toHaveValue('');
  },
};

export const ChoiceAnswersKeysAndHand = {
  render: () => (
    <div data-gt-scheme="night" style={{ padding: 40 }}>
      <Choice label="a student" more="or a recent graduate" onClick={answered} />
    </div>
  ),
  play: async ({ canvasElement }: Play) => {
    const choice = within(canvasElement).getByRole('button', { name: /a student/ });
    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(choice);
    await expect(answered).toHaveBeenCalledTimes(3);
  },
};

export const ChoiceCanBeALink = {
  render: () => (
    <div data-gt-scheme="night" style={{ padding: 40 }}>
      <Choice label="experienced" more="looking for a next step" tone="dusk" href="#experienced" />
    </div>
  ),
  play: async ({ canvasElement }: Play) => {
    const link = within(canvasElement).getByRole('link', { name: /experienced/ });
    await expect(link).toHaveAttribute('href', '#experienced');
  },
};
