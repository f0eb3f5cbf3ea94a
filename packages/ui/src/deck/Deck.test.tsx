import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Deck, type DeckProps } from './Deck.tsx';
import { DeckControls } from './DeckControls.tsx';

const NAMES = ['Roots', 'Trunk', 'Crown'];

const slides = NAMES.map((name, index) => ({
  key: name,
  label: `${index + 1} of 3: ${name}`,
  content: <a href={`#${name}`}>{`Read ${name}`}</a>,
}));

const words = { roleDescription: 'carousel', slideRoleDescription: 'slide' };

function Walk({ label = 'Tree', start = 0, ...rest }: Partial<DeckProps> & { start?: number }) {
  const [index, setIndex] = useState(start);
  const onIndexChange = (change: { index: number }) => setIndex(change.index);
  return (
    <Deck
      {...words}
      {...rest}
      slides={slides}
      label={label}
      index={index}
      onIndexChange={onIndexChange}
      announcement={`Slide ${index + 1} of 3: ${NAMES[index]}`}
    >
      <DeckControls
        index={index}
        count={3}
        onIndexChange={onIndexChange}
        title={NAMES[index] ?? ''}
        progress={`Slide ${index + 1} of 3`}
        previousLabel="Previous slide"
        nextLabel="Next slide"
      />
    </Deck>
  );
}

const shiftOf = (container: Element) =>
  new DOMMatrix(getComputedStyle(container.querySelector('.gt-deck__track') as Element).transform).m41;

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

test('only the current slide can be reached', async () => {
  const screen = await render(<Walk start={1} />);

  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Read Trunk']);
  const current = screen.getByRole('region', { name: '2 of 3: Trunk' });
  await expect.element(current).toHaveAttribute('aria-roledescription', 'slide');
  await expect
    .element(screen.getByRole('region', { name: 'Tree' }))
    .toHaveAttribute('aria-roledescription', 'carousel');
});

test('the track moves by its index in percent', async () => {
  const { container, ...screen } = await render(<Walk change="none" />);

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));

  await expect.poll(() => shiftOf(container)).toBe(-(container.querySelector('.gt-deck')?.clientWidth ?? 0));
});

test('a change takes 1.6 s, a reset .6 s', async () => {
  const { container, rerender } = await render(<Walk />);
  const duration = () =>
    getComputedStyle(container.querySelector('.gt-deck__track') as Element).transitionDuration;

  expect(duration()).toBe('1.6s');
  await rerender(<Walk change="reset" />);
  expect(duration()).toBe('0.6s');
});

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

test('a deck that is taken away during a movement leaves no timer behind', async () => {
  const started = vi.spyOn(window, 'setTimeout');
  const stopped = vi.spyOn(window, 'clearTimeout');
  const { container, rerender, unmount } = await render(<Walk />);
  const shown = () => container.querySelector<HTMLElement>('.gt-deck__slide[data-current]')?.ariaLabel;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toContain('Trunk');
  await rerender(<Walk change="reset" />);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toContain('Roots');
  const movements = started.mock.results.filter((_, call) =>
    [1700, 700].includes(Number(started.mock.calls[call]?.[1])),
  );
  await unmount();

  const ended = stopped.mock.calls.map(([timer]) => timer);
  expect(movements.length).toBeGreaterThan(2);
  expect(movements.filter(({ value }) => !ended.includes(value))).toEqual([]);
  vi.restoreAllMocks();
});

test('a key that is held down stops at the last slide', async () => {
  const screen = await render(<Walk />);

  await userEvent.keyboard('{ArrowRight>30/}');

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3: Crown');
  await expect.element(screen.getByRole('button', { name: 'Next slide' })).toBeDisabled();
});

test('a new size during a movement changes nothing about where it ends', async () => {
  const { container, ...screen } = await render(<Walk />);
  const track = container.querySelector('.gt-deck__track') as Element;

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await expect.poll(() => track.getAnimations().length).toBe(1);
  await page.viewport(844, 390);
  for (const movement of track.getAnimations()) movement.finish();

  expect(shiftOf(container)).toBe(-844);
  await page.viewport(1440, 900);
});

test('layers start with their slide: a delay would keep every frame waiting for the main thread', async () => {
  const { container, ...screen } = await render(<Walk />);
  const layer = document.createElement('div');
  layer.className = 'gt-layer';
  layer.dataset.depth = 'near';
  layer.style.setProperty('--gt-index', '3');
  container.querySelectorAll('.gt-deck__slide')[1]?.append(layer);
  const { transitionDelay, transitionProperty } = getComputedStyle(layer);
  expect([transitionDelay, transitionProperty]).toEqual(['0s', 'transform']);

  const curve = () => getComputedStyle(layer).transitionTimingFunction;
  const resting = curve();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await expect.poll(curve).not.toBe(resting);
});

test('slides are left out until the deck has rested beside them', async () => {
  const { container } = await render(<Walk change="none" />);
  const drawn = () =>
    [...container.querySelectorAll('.gt-deck__slide')].map(
      (slide) => getComputedStyle(slide).contentVisibility !== 'hidden',
    );

  expect(drawn()).toEqual([true, false, false]);
  await expect.poll(drawn).toEqual([true, true, false]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(drawn).toEqual([true, true, true]);
});

test('a deck that turns round shows the slide it was on its way to until it rests', async () => {
  const { container } = await render(<Walk />);
  const drawn = () =>
    [...container.querySelectorAll<HTMLElement>('.gt-deck__slide')].map(({ dataset }) => !!dataset.shown);
  const current = () => container.querySelector<HTMLElement>('.gt-deck__slide[data-current]')?.ariaLabel;

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(current).toContain('Crown');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(current).toContain('Trunk');
  expect(drawn()).toEqual([true, true, true]);
});

test('the slide that comes is unlocked at once, the one that leaves is locked when it is gone', async () => {
  const { container } = await render(<Walk />);
  const locked = () =>
    [...container.querySelectorAll<HTMLElement>('.gt-deck__slide')].map(({ inert }) => inert);

  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(locked).toEqual([false, false, true]);
  await expect.poll(locked, { timeout: 5000 }).toEqual([true, false, true]);
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

test('right to left, everything runs the other way', async () => {
  const { container, ...screen } = await render(
    <div dir="rtl">
      <Walk change="none" />
    </div>,
  );

  await userEvent.keyboard('{ArrowLeft}');

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
  await expect.poll(() => shiftOf(container)).toBeGreaterThan(0);
});

test('buttons are off at the ends, under the pointer too, and hand their focus over', async () => {
  const screen = await render(<Walk start={1} />);
  const next = screen.getByRole('button', { name: 'Next slide' });
  const previous = screen.getByRole('button', { name: 'Previous slide' });

  await userEvent.click(next);

  await expect.element(next).toBeDisabled();
  await expect.element(next).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  await expect.element(previous).toHaveFocus();
});

test('the last of several wishes wins at once', async () => {
  const screen = await render(<Walk />);

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');

  await expect.element(screen.getByRole('link', { name: 'Read Crown' })).toBeInTheDocument();
});

test('without motion slides fade in place', async () => {
  document.documentElement.dataset.gtMotion = 'reduced';
  const { container, ...screen } = await render(<Walk />);

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));

  expect(shiftOf(container)).toBe(0);
  const [first] = container.querySelectorAll('.gt-deck__slide');
  expect(getComputedStyle(first as Element).transitionDuration).toContain('0.2s');
  delete document.documentElement.dataset.gtMotion;
});

test('the built page locks no slide: without script all can be read', () => {
  expect(renderToStaticMarkup(<Walk />)).not.toContain('inert');
});
