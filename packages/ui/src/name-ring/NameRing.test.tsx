import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NameRing } from './NameRing.tsx';

test('one more letter adds one ring, and the others stay', async () => {
  const { container, rerender } = await render(<NameRing name="Amé" />);
  const inner = container.querySelectorAll('.gt-name-ring__disc')[2];

  await rerender(<NameRing name="Amél" />);

  expect(container.querySelectorAll('.gt-name-ring__disc')).toHaveLength(4);
  expect(container.querySelectorAll('.gt-name-ring__disc')[3]).toBe(inner);
});

test('without a name there are three plain rings', async () => {
  const { container } = await render(<NameRing name="" />);

  expect(container.querySelectorAll('.gt-name-ring__quiet')).toHaveLength(3);
});

test('its content fits into its white middle', async () => {
  const screen = await render(
    <div style={{ width: 500 }}>
      <NameRing name="Amélie" next>
        <h2>The next ring is yours.</h2>
      </NameRing>
    </div>,
  );

  await expect.element(screen.getByRole('heading', { name: 'The next ring is yours.' })).toBeVisible();
});
