import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuPage } from '../examples/MenuPage.tsx';

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the button opens a named modal dialog with the focus on its own button', async () => {
  const screen = await render(<MenuPage />);

  await userEvent.click(screen.getByRole('button', { name: 'Open main menu' }));

  await expect.element(screen.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
});

test('Tab cycles inside, the button included', async () => {
  const screen = await render(<MenuPage start />);
  const close = screen.getByRole('button', { name: 'Close main menu' });
  const last = screen.getByRole('link', { name: /^TikTok/ });
  await expect.element(close).toHaveFocus();
  // The second column paints one frame after the first.
  await expect.element(last).toBeVisible();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
});

test('no element of the page behind takes the focus', async () => {
  const screen = await render(<MenuPage start />);
  const services = screen.getByRole('button', { name: 'Services' });
  await expect.element(services).toBeVisible();
  services.element().focus();
  screen.getByText('Behind').element().focus();

  expect(document.activeElement).toBe(services.element());
});

test('Escape closes the submenu first, then the menu', async () => {
  const screen = await render(<MenuPage start />);
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

test('closing returns the focus at once, and the page behind takes it again', async () => {
  const screen = await render(<MenuPage />);
  const button = screen.getByRole('button', { name: 'Open main menu' });
  await userEvent.click(button);
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  expect(document.activeElement).toBe(button.element());
  const behind = screen.getByRole('link', { name: 'Behind' });
  behind.element().focus();
  expect(document.activeElement).toBe(behind.element());
});

test('lost focus goes to the button a while after closing', async () => {
  const screen = await render(<MenuPage focusDelayMs={80} />);
  const button = screen.getByRole('button', { name: 'Open main menu' });
  await userEvent.click(button);
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  let lost = false;
  // In the event itself: on a busy machine the test gets its turn after the delay.
  button.element().addEventListener(
    'focus',
    () => {
      (document.activeElement as HTMLElement).blur();
      lost = document.activeElement === document.body;
    },
    { once: true },
  );
  await userEvent.keyboard('{Escape}');

  await expect.element(button).toHaveFocus();
  expect(lost).toBe(true);
});

test('keys work after a click beside the controls', async () => {
  const screen = await render(<MenuPage start />);
  await expect.element(screen.getByRole('button', { name: 'Close main menu' })).toHaveFocus();
  await userEvent.click(screen.getByText('Product'));
  await userEvent.keyboard('{Escape}');

  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('focus that moved elsewhere meanwhile stays there', async () => {
  const screen = await render(<MenuPage focusDelayMs={80} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open main menu' }));
  await userEvent.keyboard('{Escape}');
  screen.getByRole('link', { name: 'Behind' }).element().focus();
  await rest(160);

  await expect.element(screen.getByRole('link', { name: 'Behind' })).toHaveFocus();
});

test('a menu that was opened before hydration stays open', async () => {
  const onToggle = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  host.append(document.createRange().createContextualFragment(renderToString(<MenuPage />)));
  host.querySelector('dialog')?.showModal();
  const root = hydrateRoot(host, <MenuPage onToggle={onToggle} />);

  await expect.poll(() => onToggle.mock.calls).toEqual([[{ open: true, reason: 'early' }]]);
  expect(host.querySelector('dialog')?.open).toBe(true);
  root.unmount();
  host.remove();
});

test('before hydration the browser opens and closes it', () => {
  const html = renderToString(<MenuPage />);

  expect(html).toContain('command="show-modal" commandfor="menu"');
  expect(html).toContain('command="close" commandfor="menu"');
});
