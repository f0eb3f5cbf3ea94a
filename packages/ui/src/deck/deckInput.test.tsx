import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shiftOf, Walk } from '../examples/WalkDeck.tsx';

const swipe = (target: Element, dx: number, pointerType = 'touch') => {
  const at = (type: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType,
        clientX,
        clientY: 300,
      }),
    );
  at('pointerdown', 300);
  at('pointerup', 300 + dx);
};

test('arrow keys move it, also with focus on the page', async () => {
  const screen = await render(<Walk />);

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
});

test('Home and End go to the ends, unless they scroll what has the focus', async () => {
  const screen = await render(
    <>
      <Walk start={1} />
      <div style={{ position: 'fixed', insetBlockEnd: 0, blockSize: 40, overflow: 'auto' }}>
        <button type="button">Long</button>
        <p style={{ blockSize: 200 }} />
      </div>
    </>,
  );

  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3: Crown');
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
  await userEvent.click(screen.getByRole('button', { name: 'Long' }));
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
});

/** Presses a key in the task that renders its siblings. */
function PressAtOnce() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  }, []);
  return null;
}

test('a key that is pressed as soon as the deck is visible counts', async () => {
  const screen = await render(
    <>
      <Walk />
      <PressAtOnce />
    </>,
  );

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
});

test('a key that is held down stops at the last slide', async () => {
  const screen = await render(<Walk />);

  await userEvent.keyboard('{ArrowRight>30/}');

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3: Crown');
  await expect.element(screen.getByRole('button', { name: 'Next slide' })).toBeDisabled();
});

test('arrow keys in a field stay in the field', async () => {
  const screen = await render(
    <>
      <input aria-label="Name" />
      <Walk />
    </>,
  );

  await userEvent.type(screen.getByRole('textbox'), 'Jo{ArrowLeft}{ArrowRight}');

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
});

test('two decks on a page do not move each other', async () => {
  const screen = await render(
    <>
      <Walk label="Larch" />
      <Walk label="Oak" />
    </>,
  );
  const [larch, oak] = screen.getByRole('status').elements();

  (
    screen
      .getByRole('region', { name: 'Oak' })
      .getByRole('button', { name: 'Next slide' })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{ArrowRight}');

  expect(larch?.textContent).toContain('Slide 1');
  expect(oak?.textContent).toContain('Slide 2');
});

test('a swipe moves it, a mouse selects text', async () => {
  const { container, ...screen } = await render(<Walk />);
  const deck = container.querySelector('.gt-deck') as Element;

  swipe(deck, -80, 'mouse');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
  swipe(deck, -80);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
  swipe(deck, 80);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
});

test('in right-to-left text everything is mirrored', async () => {
  const { container, ...screen } = await render(
    <div dir="rtl">
      <Walk change="none" />
    </div>,
  );

  await userEvent.keyboard('{ArrowLeft}');

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
  await expect.poll(() => shiftOf(container)).toBeGreaterThan(0);
});

test('the last of several steps wins at once', async () => {
  const screen = await render(<Walk />);

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');

  await expect.element(screen.getByRole('link', { name: 'Read Crown' })).toBeInTheDocument();
});
