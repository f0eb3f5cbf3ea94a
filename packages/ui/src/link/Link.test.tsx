import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextLink } from './Link.tsx';

test('a link that opens a tab says so and has no access to this page', async () => {
  const screen = await render(
    <TextLink href="https://firm.example/" newTab newTabLabel="(opens in a new tab)">
      Main site
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Main site (opens in a new tab)' });

  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('its arrow is not read aloud', async () => {
  const screen = await render(
    <TextLink href="#back" arrow="back">
      How We Recruit
    </TextLink>,
  );

  await expect.element(screen.getByRole('link', { name: 'How We Recruit', exact: true })).toBeVisible();
});

test('it is 44 px high at least', async () => {
  const screen = await render(<TextLink href="#page">Page</TextLink>);

  expect(screen.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
