import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toast } from './Toast.tsx';

test('the live region exists before the message', async () => {
  const { rerender, ...screen } = await render(<Toast open={false}>Part of this page didn’t load.</Toast>);
  const status = screen.getByRole('status').element();
  expect(status.textContent).toBe('');

  await rerender(<Toast open>Part of this page didn’t load.</Toast>);

  expect(screen.getByRole('status').element()).toBe(status);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Part of this page didn’t load.');
});

test('its action can be pressed, and it can be closed', async () => {
  const onAction = vi.fn();
  const onClose = vi.fn();
  const screen = await render(
    <Toast open actionLabel="Try again" onAction={onAction} closeLabel="Close" onClose={onClose}>
      The stories didn’t load.
    </Toast>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
