import { content } from 'virtual:storybook/content';
import { ImageSlider } from '@tamarack-lowe/ui/image-slider';
import { expect, userEvent, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const images = content.en.team.slice(0, 5).map(({ picture, alt }) => ({ picture, alt }));

export default {
  title: 'Behaviour/Image slider',
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  render: () => (
    <ImageSlider
      label="Pictures"
      roleDescription="carousel"
      slideRoleDescription="slide"
      previousLabel="Previous picture"
      nextLabel="Next picture"
      positionLabel={({ number, count }) => `${number} of ${count}`}
      images={images}
    />
  ),
};

/** A finger on the row that goes `dx` px to the right. */
function swipe(canvasElement: HTMLElement, dx: number) {
  const row = canvasElement.querySelector('.gt-image-slider__row');
  const touch = (type: string, clientX: number) =>
    row?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 3,
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY: 100,
      }),
    );
  touch('pointerdown', 300);
  touch('pointermove', 300 + dx);
  touch('pointerup', 300 + dx);
}

export const ButtonsStopAtTheEnds = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const place of [2, 3, 4, 5]) {
      await userEvent.click(next);
      await expect(canvas.getByText(`${place} of 5`)).toBeVisible();
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

export const KeysMoveIt = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('1 of 5')).toBeVisible();
  },
};

export const SwipesMoveIt = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    swipe(canvasElement, -90);
    await expect(await canvas.findByText('2 of 5')).toBeVisible();
    swipe(canvasElement, 90);
    await expect(await canvas.findByText('1 of 5')).toBeVisible();
  },
};

export const RightToLeftItRunsTheOtherWay = {
  globals: { motion: 'reduced', direction: 'rtl' },
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    swipe(canvasElement, 90);
    await expect(await canvas.findByText('3 of 5')).toBeVisible();
  },
};

export const AChangeLasts600Ms = {
  globals: { motion: 'full' },
  play: async ({ canvasElement }: Play) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next picture' }));
    const moves = canvasElement
      .getAnimations({ subtree: true })
      .filter((move) => move instanceof CSSTransition && move.transitionProperty === 'scale');
    await expect(moves.map((move) => move.effect?.getTiming().duration)).toEqual([600]);
  },
};
