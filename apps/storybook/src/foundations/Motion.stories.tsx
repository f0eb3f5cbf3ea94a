import { MOTION_SCORE } from '@tamarack-lowe/ui/internal/motion-score';
import { expect, fireEvent, within } from 'storybook/test';
import { FoundationPage } from './FoundationPage.tsx';
import { MotionLine } from './MotionLine.tsx';

type Context = { globals: Readonly<Record<string, unknown>> };

function Score({ reduced }: { reduced: boolean }) {
  return (
    <FoundationPage
      title="Motion score"
      lead="Grow, lean, settle. Every movement of the kit with its time and its reason; drag a slider to see any moment of it."
    >
      <ul className="storybook-score">
        {Object.entries(MOTION_SCORE).map(([name, motion]) => (
          <MotionLine key={name} motion={motion} reduced={reduced} />
        ))}
      </ul>
    </FoundationPage>
  );
}

export default {
  title: 'Foundations/Motion score',
  parameters: { layout: 'fullscreen' },
  render: (_: object, { globals }: Context) => <Score reduced={globals.motion === 'reduced'} />,
};

export const Default = {
  globals: { motion: 'full' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const time = within(canvasElement).getByRole('slider', { name: 'Time of: Slide change' });
    const disc = canvasElement.querySelector('.storybook-motion__disc');
    fireEvent.change(time, { target: { value: '800' } });
    await expect(time).toHaveAttribute('aria-valuetext', '800 ms of 1600');
    await expect(disc?.getAnimations()[0]?.currentTime).toBe(800);
  },
};
export const Reduced = { globals: { motion: 'reduced' } };
