import { expect, userEvent, within } from 'storybook/test';
import { CircleMap } from './CircleMap.tsx';
import { FoundationPage } from './FoundationPage.tsx';

export default {
  title: 'Foundations/Circle map',
  parameters: { layout: 'fullscreen' },
  render: ({ slide }: { slide: number }) => (
    <FoundationPage
      title="Circle map"
      lead="Drag a circle to where it belongs, or move it with the arrow keys, then copy its place into the slide."
    >
      <CircleMap key={slide} slide={slide} />
    </FoundationPage>
  ),
  args: { slide: 1 },
  argTypes: { slide: { control: { type: 'range', min: 0, max: 4, step: 1 } } },
};

export const Default = {};
export const MovedByKeys = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    const [hero] = canvas.getAllByRole('button', { name: /offset/ });
    const before = hero?.getAttribute('aria-label') ?? '';
    const degree = Number(/degree (\d+)/.exec(before)?.[1]);
    hero?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await expect(hero).toHaveAccessibleName(expect.stringContaining(`degree ${(degree + 2) % 360}`));
    await expect(canvas.getByText(new RegExp(`"degree":${(degree + 2) % 360}`))).toBeVisible();
  },
};
export const Phone = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'phone' }));
    await expect(canvas.getAllByRole('button', { name: /offset/ }).length).toBeLessThanOrEqual(6);
  },
};
