import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Choice } from './Choice.tsx';

test('both lines are in its name, and all of it can be pressed', async () => {
  const onClick = vi.fn();
  const { container, ...screen } = await render(
    <Choice label="a student" more="or a recent graduate" onClick={onClick} />,
  );

  await userEvent.click(container.querySelector('.gt-choice__ring') as Element);

  await expect.element(screen.getByRole('button', { name: 'a student or a recent graduate' })).toBeVisible();
  expect(onClick).toHaveBeenCalledOnce();
});

test('with an address it is a link, so that it works without script', async () => {
  const screen = await render(<Choice label="experienced" href="/grow-together?as=experienced" />);

  await expect
    .element(screen.getByRole('link', { name: 'experienced' }))
    .toHaveAttribute('href', '/grow-together?as=experienced');
});
