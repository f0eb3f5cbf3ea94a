import { type CSSProperties, createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

test('it is named by its label and described by its hint', async () => {
  const screen = await render(<TextField label="First name" hint="Kept in this browser only." />);
  const field = screen.getByRole('textbox', { name: 'First name' });

  await expect.element(field).toHaveAccessibleDescription('Kept in this browser only.');
});

test('an error is text, replaces the hint and does not disable the field', async () => {
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

test('the line is as high with many letters as with few', async () => {
  const screen = await render(
    <>
      <TextField label="Short" />
      <TextField label="Long" style={{ '--gt-letters': 20 } as CSSProperties} />
    </>,
  );
  const short = screen.getByLabelText('Short').element();
  const long = screen.getByLabelText('Long').element();

  expect(Number.parseFloat(getComputedStyle(long).fontSize)).toBeLessThan(
    Number.parseFloat(getComputedStyle(short).fontSize),
  );
  // Without its border: the line below is thicker under a pointer, even one that an earlier test left there.
  expect(long.clientHeight).toBe(short.clientHeight);
});
