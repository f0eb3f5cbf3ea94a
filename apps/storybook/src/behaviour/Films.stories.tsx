import { content } from 'virtual:storybook/content';
import { ImageSlider } from '@tamarack-lowe/ui/image-slider';
import { Transcript } from '@tamarack-lowe/ui/video-player';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

type Play = { canvasElement: HTMLElement };

const jumped = fn();

const CUES = [
  { start: 0, end: 4, text: 'I almost did not apply.' },
  { start: 4, end: 9, text: 'The car was frozen.' },
];

function Slider({ label }: { label: string }) {
  const images = content.en.team.slice(0, 5).map(({ picture, alt }) => ({ picture, alt }));
  return (
    <ImageSlider
      label={label}
      roleDescription="carousel"
      slideRoleDescription="slide"
      previousLabel={`Previous picture of ${label}`}
      nextLabel={`Next picture of ${label}`}
      positionLabel={({ number, count }) => `${label}: ${number} of ${count}`}
      images={images}
    />
  );
}

export default {
  title: 'Behaviour/Films and pictures',
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  beforeEach: () => jumped.mockClear(),
};

export const TranscriptOpensAndJumps = {
  render: () => <Transcript label="Transcript" cues={CUES} lang="en" time={5} onJump={jumped} />,
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Transcript' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /The car was frozen/ }));
    await expect(jumped).toHaveBeenCalledWith({ seconds: 4 });
  },
};

export const TwoSlidersDoNotDisturbEachOther = {
  render: () => (
    <>
      <Slider label="Winter" />
      <Slider label="Summer" />
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    const before = canvas.getByText(/^Winter: /).textContent;
    const summer = canvas.getByText(/^Summer: /).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture of Summer' }));
    await waitFor(() => expect(canvas.getByText(/^Summer: /).textContent).not.toBe(summer));
    await expect(canvas.getByText(/^Winter: /).textContent).toBe(before);
  },
};
