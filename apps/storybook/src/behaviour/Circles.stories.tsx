import { deck } from '@tamarack-lowe/stories';
import { CircleField } from '@tamarack-lowe/ui/circle-field';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const circles = (deck.discover?.student?.slides[2]?.circles ?? []).map((circle, index) => ({
  ...circle,
  key: circle.media,
  href: `#story-${index}`,
}));

function Field() {
  return (
    <div style={{ position: 'relative', display: 'grid', blockSize: 700 }}>
      <CircleField circles={circles} label="Stories" filmLabel="Play video:" />
    </div>
  );
}

function Growing() {
  const [name, setName] = useState('');
  return (
    <div style={{ inlineSize: 360, padding: 40 }}>
      <label>
        First name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <NameRing name={name} />
    </div>
  );
}

export default { title: 'Behaviour/Circles and rings', tags: ['!autodocs'], render: Field };

export const TabFollowsReadingOrder = {
  play: async ({ canvasElement }: Play) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(circles.map(({ href }) => href));
  },
};

export const NothingLeavesTheField = {
  play: async ({ canvasElement }: Play) => {
    const field = canvasElement.querySelector('.gt-circle-field')?.getBoundingClientRect();
    const photos = canvasElement.querySelectorAll('.gt-circle__disc');
    await expect(photos.length).toBe(circles.length);
    for (const photo of photos) {
      const box = photo.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual((field?.left ?? 0) - 1);
      await expect(box.right).toBeLessThanOrEqual((field?.right ?? 0) + 1);
    }
  },
};

export const EveryLetterAddsARing = {
  render: Growing,
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const rings = () => canvasElement.querySelectorAll('svg path').length;
    await userEvent.type(canvas.getByRole('textbox'), 'Jo');
    const two = rings();
    await userEvent.type(canvas.getByRole('textbox'), 'ëlle');
    await waitFor(() => expect(rings()).toBeGreaterThan(two));
  },
};
