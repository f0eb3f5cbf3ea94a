import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuPage } from '../examples/MenuPage.tsx';
import { MOTION_SCORE } from '../motion-score/motionScore.ts';

test('one submenu is open at a time, and a closed one has no tab stops', async () => {
  const screen = await render(<MenuPage start />);
  await userEvent.click(screen.getByRole('button', { name: 'Services' }));
  await userEvent.click(screen.getByRole('button', { name: 'Industries' }));

  await expect
    .element(screen.getByRole('button', { name: 'Services' }))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link', { name: /^Farms/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: /^Tax/ }).elements().length).toBe(0);
});

test('links of the firm open a tab and say so', async () => {
  const screen = await render(<MenuPage start />);
  const insights = screen.getByRole('link', { name: 'Insights (opens in a new tab)' });

  await expect.element(insights).toHaveAttribute('target', '_blank');
  await expect.element(insights).toHaveAttribute('rel', 'noopener');
});

test('a telephone number and a mail address open no tab and show no arrow', async () => {
  const items = [
    { title: 'Call us', url: 'tel:+15550100', submenu: [] },
    { title: 'More', url: null, submenu: [{ title: 'Write to us', url: 'MAILTO:jobs@firm.example' }] },
  ];
  const screen = await render(<MenuPage start items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));

  for (const name of ['Call us', 'Write to us']) {
    const link = screen.getByRole('link', { name, exact: true });
    await expect.element(link).toBeVisible();
    await expect.element(link).not.toHaveAttribute('target');
    expect(link.element().querySelector('svg')).toBeNull();
  }
});

test('onNavigate receives the address of a main link', async () => {
  const onNavigate = vi.fn();
  const screen = await render(<MenuPage start onNavigate={onNavigate} />);

  await userEvent.click(screen.getByRole('link', { name: 'Connect With Us' }));

  expect(onNavigate).toHaveBeenCalledWith({ href: '#connect' });
});

test('loading is announced, and a failure shows the replacement', async () => {
  const { rerender, ...screen } = await render(<MenuPage start status="loading" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('One moment');

  await rerender(<MenuPage start status="failed" empty={<a href="#firm">firm.example</a>} />);
  await expect.element(screen.getByRole('link', { name: 'firm.example' })).toBeVisible();
});

test('without items the replacement is visible', async () => {
  const screen = await render(<MenuPage start items={[]} empty={<a href="#firm">firm.example</a>} />);
  await expect.element(screen.getByRole('link', { name: 'firm.example' })).toBeVisible();
});

test('networks stand on their ring from 80° in steps of 24°, after a while', async () => {
  const { container } = await render(<MenuPage start />);
  await expect
    .poll(() => container.querySelector('.gt-network-ring')?.hasAttribute('data-placed'))
    .toBe(true);
  const ring = container.querySelector<HTMLElement>('.gt-network-ring');
  await expect.poll(() => getComputedStyle(ring as Element).rotate).toMatch(/none|^0deg$/);
  await Promise.all((ring?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished));
  const centre = ring?.getBoundingClientRect() as DOMRect;
  const cx = centre.left + centre.width / 2;
  const cy = centre.top + centre.height / 2;
  const angles = [...(ring?.querySelectorAll('a') ?? [])].map((link) => {
    const box = link.getBoundingClientRect();
    return Math.round(
      (Math.atan2(cy - box.top - box.height / 2, box.left + box.width / 2 - cx) * 180) / Math.PI,
    );
  });

  expect(angles).toEqual([80, 104, 128, 152]);
});

test('its default times are those of the motion score', () => {
  expect([MOTION_SCORE['social-place'].durationMs, MOTION_SCORE['focus-restore'].durationMs]).toEqual([
    500, 1000,
  ]);
});

test('the badge of an item is part of its name', async () => {
  const items = [
    { title: 'Careers', badge: 'We’re hiring', url: null, submenu: [{ title: 'Campus', url: '#campus' }] },
  ];
  const screen = await render(<MenuPage start items={items} />);

  await expect.element(screen.getByRole('button', { name: 'Careers We’re hiring' })).toBeVisible();
});
