import { expect, userEvent, waitFor, within } from 'storybook/test';
import { framedPageMeta } from '../pages/pageMeta.tsx';

type Play = { canvasElement: HTMLElement };

export default {
  ...framedPageMeta(),
  title: 'Behaviour/Menu dialog',
  globals: { motion: 'reduced' },
  render: () => (
    <div style={{ padding: '160px 80px' }}>
      <h1>A page</h1>
      <a href="#story">A story</a>
    </div>
  ),
};

async function openMenu(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Open main menu' }));
  return within(await canvas.findByRole('dialog', { name: 'Main menu' }));
}

export const OpensAndTakesFocus = {
  play: async ({ canvasElement }: Play) => {
    const menu = await openMenu(canvasElement);
    await waitFor(() => expect(menu.getByRole('button', { name: 'Close main menu' })).toHaveFocus());
  },
};

export const TabGoesRound = {
  play: async ({ canvasElement }: Play) => {
    const menu = await openMenu(canvasElement);
    const dialog = within(canvasElement).getByRole('dialog');
    const close = menu.getByRole('button', { name: 'Close main menu' });
    // Items of the firm's own menu arrive a moment later, and would be next.
    await menu.findByRole('link', { name: /Français/ });
    close.focus();
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await expect(close).not.toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
  },
};

export const EscapeClosesTheSubmenuFirst = {
  play: async ({ canvasElement }: Play) => {
    const menu = await openMenu(canvasElement);
    const services = menu.getByRole('button', { name: /Services/ });
    await userEvent.click(services);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

export const OneSubmenuAtATime = {
  play: async ({ canvasElement }: Play) => {
    const menu = await openMenu(canvasElement);
    const services = menu.getByRole('button', { name: /Services/ });
    const industries = menu.getByRole('button', { name: /Industries/ });
    await userEvent.click(services);
    await userEvent.click(industries);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(industries).toHaveAttribute('aria-expanded', 'true');
  },
};

export const FocusComesBack = {
  play: async ({ canvasElement }: Play) => {
    await openMenu(canvasElement);
    await userEvent.keyboard('{Escape}');
    const button = await within(canvasElement).findByRole('button', { name: 'Open main menu' });
    await waitFor(() => expect(button).toHaveFocus(), { timeout: 3000 });
  },
};
