import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Splash } from './Splash.tsx';

test('it announces its label and lets clicks through while it fades out', async () => {
  const { rerender, ...screen } = await render(<Splash label="One moment" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('One moment');

  await rerender(<Splash label="One moment" leaving />);
  expect(getComputedStyle(screen.getByRole('status').element()).pointerEvents).toBe('none');
});
