import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SlideLayout } from './SlideLayout.tsx';

const words = {
  title: ['Discover', 'a Place', 'to Belong'],
  lead: 'Come as you are.',
  moreLabel: 'Read more',
};

test('the title is one heading with its lines', async () => {
  const screen = await render(<SlideLayout {...words} level={1} />);

  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Discover a Place to Belong' }))
    .toBeVisible();
});

test('on desktop the body is there', async () => {
  await page.viewport(1440, 900);
  const screen = await render(<SlideLayout {...words} body="Nine people." />);

  await expect.element(screen.getByText('Nine people.')).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('on phones the body unfolds', async () => {
  await page.viewport(390, 844);
  const screen = await render(<SlideLayout {...words} body="Nine people." />);
  const more = screen.getByRole('button', { name: 'Read more' });

  await expect.element(screen.getByText('Nine people.')).not.toBeVisible();
  await userEvent.click(more);
  await expect.element(screen.getByText('Nine people.')).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await page.viewport(1440, 900);
});
