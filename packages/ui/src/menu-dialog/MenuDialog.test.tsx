import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exampleItems, exampleLinks, exampleNetworks } from '../examples/exampleMenu.tsx';
import { MOTION_SCORE } from '../motion-score/motionScore.ts';
import { MenuButton, MenuDialog, type MenuDialogProps } from './MenuDialog.tsx';

function Page({ start = false, ...props }: Partial<MenuDialogProps> & { start?: boolean }) {
  const [open, setOpen] = useState(start);
  const [submenu, setSubmenu] = useState<number | null>(null);
  return (
    <>
      <header>
        <MenuButton
          menuId="menu"
          open={open}
          label="Open main menu"
          onToggle={(toggle) => setOpen(toggle.open)}
        />
      </header>
      <a href="#behind">Behind</a>
      <MenuDialog
        id="menu"
        label="Main menu"
        closeLabel="Close main menu"
        title="Grow Together"
        links={exampleLinks}
        action={{ label: 'Learn How We Recruit', href: '#recruit' }}
        items={exampleItems}
        loadingLabel="One moment"
        newTabLabel="(opens in a new tab)"
        copyright="© 2026"
        socialLabel="Follow us"
        networks={exampleNetworks}
        focusDelayMs={60}
        socialDelayMs={20}
        {...props}
        open={open}
        onToggle={(toggle) => {
          setOpen(toggle.open);
          props.onToggle?.(toggle);
        }}
        submenu={submenu}
        onSubmenuToggle={(toggle) => setSubmenu(toggle.index)}
      />
    </>
  );
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the button opens a named modal dialog with the focus on its own button', async () => {
  const screen = await render(<Page />);

  await userEvent.click(screen.getByRole('button', { name: 'Open main menu' }));

  await expect.element(screen.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  await expect.poll(() => screen.getByRole('link', { name: 'Behind' }).query()).toBeNull();
});

test('Tab goes round inside, the button included', async () => {
  const screen = await render(<Page start />);
  const close = screen.getByRole('button', { name: 'Close main menu' });
  await expect.element(close).toHaveFocus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('link', { name: /^TikTok/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
});

test('Escape closes the submenu first, then the menu', async () => {
  const screen = await render(<Page start />);
  const services = screen.getByRole('button', { name: 'Services' });
  await userEvent.click(services);
  await expect.element(services).toHaveAttribute('aria-expanded', 'true');
  const tax = screen.getByRole('link', { name: /^Tax/ });
  await expect.element(tax).toBeVisible();
  tax.element().focus();

  await userEvent.keyboard('{Escape}');
  await expect.element(services).toHaveAttribute('aria-expanded', 'false');
  await expect.element(services).toHaveFocus();
  expect(document.querySelector('dialog')?.open).toBe(true);

  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('one submenu is open at a time, and a folded one has no stops', async () => {
  const screen = await render(<Page start />);
  await userEvent.click(screen.getByRole('button', { name: 'Services' }));
  await userEvent.click(screen.getByRole('button', { name: 'Industries' }));

  await expect
    .element(screen.getByRole('button', { name: 'Services' }))
    .toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link', { name: /^Farms/ })).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: /^Tax/ }).elements().length).toBe(0);
});

test('closed, it gives the focus back at once, and the page to assistive technology', async () => {
  const screen = await render(<Page />);
  const button = screen.getByRole('button', { name: 'Open main menu' });
  await userEvent.click(button);
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  expect(document.activeElement).toBe(button.element());
  expect(document.querySelectorAll('[aria-hidden]:has(a)')).toHaveLength(0);
});

test('focus that is nowhere a while after closing goes to the button', async () => {
  const screen = await render(<Page focusDelayMs={80} />);
  const button = screen.getByRole('button', { name: 'Open main menu' });
  await userEvent.click(button);
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();

  expect(document.activeElement).toBe(document.body);
  await expect.element(button).toHaveFocus();
});

test('keys are heard after a press on no control', async () => {
  const screen = await render(<Page start />);
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  await userEvent.click(screen.getByText('Grow Together'));
  await userEvent.keyboard('{Escape}');

  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('focus that went somewhere else meanwhile stays there', async () => {
  const screen = await render(<Page focusDelayMs={80} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open main menu' }));
  await userEvent.keyboard('{Escape}');
  screen.getByRole('link', { name: 'Behind' }).element().focus();
  await rest(160);

  await expect.element(screen.getByRole('link', { name: 'Behind' })).toHaveFocus();
});

test('a menu that was opened before scripts ran stays open', async () => {
  const onToggle = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  host.append(document.createRange().createContextualFragment(renderToString(<Page />)));
  host.querySelector('dialog')?.showModal();
  const root = hydrateRoot(host, <Page onToggle={onToggle} />);

  await expect.poll(() => onToggle.mock.calls).toEqual([[{ open: true, reason: 'early' }]]);
  expect(host.querySelector('dialog')?.open).toBe(true);
  root.unmount();
  host.remove();
});

test('before scripts run the browser opens and closes it by itself', () => {
  const html = renderToString(<Page />);

  expect(html).toContain('command="show-modal" commandfor="menu"');
  expect(html).toContain('command="close" commandfor="menu"');
});

test('links of the firm open a tab and say so', async () => {
  const screen = await render(<Page start />);
  const insights = screen.getByRole('link', { name: 'Insights (opens in a new tab)' });

  await expect.element(insights).toHaveAttribute('target', '_blank');
  await expect.element(insights).toHaveAttribute('rel', 'noopener');
});

test('a telephone number and a mail address open no tab and show no arrow', async () => {
  const items = [
    { title: 'Call us', url: 'tel:+15550100', submenu: [] },
    { title: 'More', url: null, submenu: [{ title: 'Write to us', url: 'MAILTO:jobs@firm.example' }] },
  ];
  const screen = await render(<Page start items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));

  for (const name of ['Call us', 'Write to us']) {
    const link = screen.getByRole('link', { name, exact: true });
    await expect.element(link).toBeVisible();
    await expect.element(link).not.toHaveAttribute('target');
    expect(link.element().querySelector('svg')).toBeNull();
  }
});

test('following a main link is told with its address', async () => {
  const onNavigate = vi.fn();
  const screen = await render(<Page start onNavigate={onNavigate} />);

  await userEvent.click(screen.getByRole('link', { name: 'Connect With Us' }));

  expect(onNavigate).toHaveBeenCalledWith({ href: '#connect' });
});

test('while the items are fetched it says so, and a failure leaves a way', async () => {
  const { rerender, ...screen } = await render(<Page start status="loading" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('One moment');

  await rerender(<Page start status="failed" failed={<a href="#firm">firm.example</a>} />);
  await expect.element(screen.getByRole('link', { name: 'firm.example' })).toBeVisible();
});

test('networks stand on their ring from 80° in steps of 24°, after a while', async () => {
  const { container } = await render(<Page start />);
  await expect.poll(() => container.querySelector('.gt-social-ring')?.hasAttribute('data-placed')).toBe(true);
  const ring = container.querySelector<HTMLElement>('.gt-social-ring');
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

test('its own times are those of the score', () => {
  expect([MOTION_SCORE['social-place'].durationMs, MOTION_SCORE['focus-restore'].durationMs]).toEqual([
    500, 1000,
  ]);
});

test('a remark of an item belongs to its name', async () => {
  const items = [
    { title: 'Careers', badge: 'We’re hiring', url: null, submenu: [{ title: 'Campus', url: '#campus' }] },
  ];
  const screen = await render(<Page start items={items} />);

  await expect.element(screen.getByRole('button', { name: 'Careers We’re hiring' })).toBeVisible();
});
