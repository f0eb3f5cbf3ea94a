import { Button } from '@tamarack-lowe/ui/button';
import { Notice } from '@tamarack-lowe/ui/notice';
import { SkipLink } from '@tamarack-lowe/ui/skip-link';
import { Toast } from '@tamarack-lowe/ui/toast';
import { expect, fn, userEvent, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const pressed = fn();

export default { title: 'Behaviour/Controls', tags: ['!autodocs'], beforeEach: () => pressed.mockClear() };

export const ButtonAnswersKeys = {
  render: () => <Button onClick={pressed}>See student roles</Button>,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};

export const DisabledButtonIsFoundButSilent = {
  render: () => (
    <Button disabled onClick={pressed}>
      See student roles
    </Button>
  ),
  play: async ({ canvasElement }: Play) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const WaitingButtonIsSilent = {
  render: () => (
    <Button loading loadingLabel="One moment" onClick={pressed}>
      See student roles
    </Button>
  ),
  play: async ({ canvasElement }: Play) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One moment' }));
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const NoticeIsAccepted = {
  render: () => (
    <Notice label="Cookies" buttonLabel="Get it!" onAccept={pressed}>
      Tamarack Lowe uses cookies.
    </Notice>
  ),
  play: async ({ canvasElement }: Play) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Get it!' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

export const ToastIsAStatusWithAnAction = {
  render: () => (
    <Toast open actionLabel="Try again" onAction={pressed}>
      Part of this page didn’t load.
    </Toast>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Part of this page didn’t load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

export const SkipLinkComesFirst = {
  render: () => (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <a href="#elsewhere">Elsewhere</a>
      <main id="main" tabIndex={-1} />
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
  },
};
