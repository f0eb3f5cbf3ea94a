import { Notice } from '@tamarack-lowe/ui/notice';
import { SocialRing } from '@tamarack-lowe/ui/social-ring';
import { Toast } from '@tamarack-lowe/ui/toast';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { networks } from '../pages/networks.tsx';

type Play = { canvasElement: HTMLElement };

export default { title: 'Behaviour/Places', tags: ['!autodocs'], globals: { motion: 'reduced' } };

export const NetworksStandOnTheirRing = {
  render: () => (
    <div data-gt-scheme="night" style={{ overflow: 'clip', padding: 24 }}>
      <SocialRing networks={networks} newTabLabel="(opens in a new tab)" aria-label="Follow us" />
    </div>
  ),
  play: async ({ canvasElement }: Play) => {
    const ring = within(canvasElement).getByRole('list', { name: 'Follow us' }).getBoundingClientRect();
    const angles = within(canvasElement)
      .getAllByRole('link')
      .map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const x = left + width / 2 - (ring.left + ring.width / 2);
        const y = ring.top + ring.height / 2 - (top + height / 2);
        return Math.round((Math.atan2(y, x) * 180) / Math.PI);
      });
    const small = matchMedia('(width < 768px), (width < 1280px) and (orientation: landscape)').matches;
    await expect(angles).toEqual(small ? [120, 144, 168, -168] : [80, 104, 128, 152]);
  },
};

export const NoticeStepsAsideForTheFocus = {
  render: () => (
    <>
      <a href="#below" style={{ position: 'fixed', insetBlockEnd: 40, insetInlineStart: 40 }}>
        A link in the corner
      </a>
      <Notice label="Cookies" buttonLabel="Get it!" onAccept={() => {}}>
        Tamarack Lowe uses cookies.
      </Notice>
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'A link in the corner' });
    link.focus();
    await waitFor(() => {
      const notice = canvas.getByRole('region', { name: 'Cookies' }).getBoundingClientRect();
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const apart =
        notice.left >= right || notice.right <= left || notice.top >= bottom || notice.bottom <= top;
      expect(apart).toBe(true);
    });
  },
};

function Closing() {
  const [open, setOpen] = useState(true);
  return (
    <Toast open={open} closeLabel="Close" onClose={() => setOpen(false)}>
      The stories didn’t load.
    </Toast>
  );
}

export const ToastIsClosed = {
  render: Closing,
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('The stories didn’t load.')).toBeNull();
  },
};
