import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeckOfThree } from './DeckOfThree.tsx';

type Play = { canvasElement: HTMLElement };

export default {
  title: 'Behaviour/Deck',
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  render: () => <DeckOfThree label="Discover" />,
};

export const ButtonsMoveIt = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide of Discover' }));
    await expect(canvas.getByText('Slide 2 of 3: A Place to Belong')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide of Discover' }));
    await expect(canvas.getByText('Slide 1 of 3: Purpose Driven')).toBeInTheDocument();
  },
};

export const KeysMoveIt = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('Slide 3 of 3: Your Best Self')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Slide 3 of 3: Your Best Self')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Slide 2 of 3: A Place to Belong')).toBeInTheDocument();
  },
};

export const KeysFollowTheDirection = {
  globals: { motion: 'reduced', direction: 'rtl' },
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'A story of Purpose Driven' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Slide 2 of 3: A Place to Belong')).toBeInTheDocument();
  },
};

export const NeighboursAreInert = {
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Purpose Driven' }).closest('[inert]')).toBeNull();
    for (const title of ['A Place to Belong', 'Your Best Self']) {
      await expect(canvas.getByText(title, { selector: 'h2' }).closest('[inert]')).not.toBeNull();
    }
  },
};

export const KeysStayInAField = {
  render: () => (
    <>
      <label>
        First name <input defaultValue="Jo" />
      </label>
      <DeckOfThree label="Discover" />
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Slide 1 of 3: Purpose Driven')).toBeInTheDocument();
  },
};

export const TwoOnAPage = {
  render: () => (
    <>
      <DeckOfThree label="Discover" />
      <DeckOfThree label="Recruit" />
    </>
  ),
  play: async ({ canvasElement }: Play) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide of Recruit' }));
    await expect(canvas.getByText('Slide 1 of 3: Purpose Driven')).toBeInTheDocument();
    await expect(canvas.getByText('Slide 2 of 3: A Place to Belong')).toBeInTheDocument();
    // The slide that leaves has the same name as the slide of the other deck, until it is inert.
    const reachable = () => canvasElement.querySelectorAll('.gt-deck__slide:not([inert])').length;
    await waitFor(() => expect(reachable()).toBe(3));
    await waitFor(() => expect(reachable()).toBe(2), { timeout: 5000 });
  },
};
