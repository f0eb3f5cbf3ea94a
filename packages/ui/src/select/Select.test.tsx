import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select } from './Select.tsx';

const options = [
  { value: '', label: 'All provinces' },
  { value: 'on', label: 'Ontario' },
];

test('it is a combobox named by its label', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Select label="Province" options={options} onChange={(event) => onChange(event.target.value)} />,
  );

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Ontario');

  expect(onChange).toHaveBeenCalledWith('on');
});
