import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

test('it is named by its label and described by its hint', async () => {
  const screen = await render(<TextField label="First name" hint="Kept in this browser only." />);
  const field = screen.getByRole('textbox', { name: 'First name' });

  await expect.element(field).toHaveAccessibleDescription('Kept in this browser only.');
});

test('a mistake is in words, replaces the hint and does not lock the field', async () => {
  const screen = await render(<TextField label="First name" hint="Optional." error="Two letters or more." />);
  const field = screen.getByRole('textbox');

  await expect.element(field).toHaveAccessibleDescription('Two letters or more.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toBeEnabled();
});

test('props and ref belong to the input', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<TextField label="First name" ref={ref} name="first-name" maxLength={40} />);

  expect([ref.current?.name, ref.current?.maxLength]).toEqual(['first-name', 40]);
});
