import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Deck } from '../deck/Deck.tsx';
import { examplePicture } from '../examples/examplePicture.ts';
import { ImageSlider, type ImageSliderProps } from './ImageSlider.tsx';

const images = ['One', 'Two', 'Three', 'Four', 'Five'].map((alt) => ({
  picture: examplePicture('coral'),
  alt,
  caption: <p>About {alt}</p>,
}));

const words: ImageSliderProps = {
  label: 'Pictures of Feedback',
  images,
  previousLabel: 'Previous picture',
  nextLabel: 'Next picture',
  positionLabel: ({ number, count }) => `${number} of ${count}`,
};

const rowOf = (container: Element) => container.querySelector('.gt-image-slider__row') as HTMLElement;
const circleOf = (container: Element, place: number) =>
  container.querySelectorAll<HTMLElement>('.gt-photo-circle')[place] as HTMLElement;

/** A finger on `element`, from 400 px by `dx` px, in a time that is a swipe by its length alone. */
function touch(element: HTMLElement, dx: number, end: 'pointerup' | 'pointercancel' | 'hold' = 'pointerup') {
  const at = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY: 200,
      }),
    );
  at('pointerdown', 400);
  at('pointermove', 400 + dx);
  if (end !== 'hold') at(end, 400 + dx);
}

/** Running animations of an element: property and ms. */
const movesOf = (element: Element) =>
  Object.fromEntries(
    element
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map((transition) => [transition.transitionProperty, transition.effect?.getTiming().duration]),
  );

test('the buttons step through it and are disabled at the ends', async () => {
  const onShow = vi.fn();
  const screen = await render(<ImageSlider {...words} onShow={onShow} />);
  const next = screen.getByRole('button', { name: 'Next picture' });
  const previous = screen.getByRole('button', { name: 'Previous picture' });
  const region = screen.getByRole('region', { name: 'Pictures of Feedback' });

  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  for (const place of [2, 3, 4, 5]) {
    await userEvent.click(next);
    await expect.element(region.getByText(`${place} of 5`)).toBeVisible();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  await expect.element(region.getByText('4 of 5')).toBeVisible();
  expect(onShow.mock.calls.map(([{ index }]) => index)).toEqual([1, 2, 3, 4, 3]);
});

test('arrow keys move it in reading direction, and nothing else on the page', async () => {
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  const screen = await render(<ImageSlider {...words} />);
  screen.getByRole('button', { name: 'Next picture' }).element().focus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('5 of 5')).toBeVisible();
  await userEvent.keyboard('{Home}');

  await expect.element(screen.getByText('1 of 5')).toBeVisible();
  expect(outside).not.toHaveBeenCalled();
  document.removeEventListener('keydown', outside);
});

test('a change lasts 600 ms, on the compositor alone', async () => {
  const { container, ...screen } = await render(<ImageSlider {...words} />);

  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));

  expect(movesOf(circleOf(container, 0))).toEqual({ translate: 600, opacity: 200 });
  expect(movesOf(circleOf(container, 1))).toEqual({ translate: 600, scale: 600 });
});

test('a change can be reversed halfway', async () => {
  const { container, ...screen } = await render(<ImageSlider {...words} />);
  const second = circleOf(container, 1);
  const left = () => second.getBoundingClientRect().left;
  const peeking = left();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  for (const animation of second.getAnimations()) {
    animation.pause();
    animation.currentTime = 90;
  }
  const midway = left();
  expect(midway).toBeLessThan(peeking - 50);

  await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  for (const animation of second.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }

  expect(left()).toBeCloseTo(midway, 0);
  for (const animation of second.getAnimations()) animation.finish();
  expect(left()).toBeCloseTo(peeking, 0);
});

test('with reduced motion it fades in place', async () => {
  document.documentElement.dataset.gtMotion = 'reduced';
  const { container, ...screen } = await render(<ImageSlider {...words} />);

  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));

  expect(movesOf(circleOf(container, 0))).toEqual({ opacity: 200 });
  expect(movesOf(circleOf(container, 1))).toEqual({});
  delete document.documentElement.dataset.gtMotion;
});

test('the current picture is whole, the next one is visible at half its size, the others are out of view', async () => {
  const { container } = await render(
    <div style={{ width: 1000 }}>
      <ImageSlider {...words} />
    </div>,
  );
  const slider = container.querySelector('.gt-image-slider')?.getBoundingClientRect() as DOMRect;
  const [first, second, third] = [0, 1, 2].map((place) => circleOf(container, place).getBoundingClientRect());

  expect(first?.width).toBe(620);
  expect(second?.width).toBe(310);
  expect(slider.right - (second?.left ?? 0)).toBeCloseTo(74, 0);
  expect(third?.left).toBeGreaterThanOrEqual(slider.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('a swipe changes the picture, and the row follows the finger', async () => {
  const { container, ...screen } = await render(<ImageSlider {...words} />);
  const row = rowOf(container);

  touch(row, -30, 'hold');
  expect(row.style.translate).toBe('-30px');
  touch(row, -120);

  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  expect(row.style.translate).toBe('');
});

test('at the ends the row moves a little, and a swipe that the browser takes over does not count', async () => {
  const { container, ...screen } = await render(<ImageSlider {...words} />);
  const row = rowOf(container);

  touch(row, 100, 'hold');
  expect(row.style.translate).toBe('30px');
  touch(row, -120, 'pointercancel');

  expect(row.style.translate).toBe('');
  await expect.element(screen.getByText('1 of 5')).toBeVisible();
});

test('a trackpad moves it one picture a gesture, sideways only', async () => {
  const { container, ...screen } = await render(<ImageSlider {...words} />);
  const wheel = (deltaX: number, deltaY: number) => {
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX, deltaY });
    rowOf(container).dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect([wheel(0, 80), wheel(60, 2), wheel(60, 0), wheel(60, 0)]).toEqual([false, true, true, true]);
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
});

test('in right-to-left text all of it is mirrored', async () => {
  const { container, ...screen } = await render(
    <div dir="rtl">
      <ImageSlider {...words} />
    </div>,
  );
  const slider = container.querySelector('.gt-image-slider')?.getBoundingClientRect() as DOMRect;
  expect(circleOf(container, 1).getBoundingClientRect().right - slider.left).toBeCloseTo(74, 0);
  screen.getByRole('button', { name: 'Next picture' }).element().focus();

  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('2 of 5')).toBeVisible();
  touch(rowOf(container), 120);
  await expect.element(screen.getByText('3 of 5')).toBeVisible();
});

test('two on a page do not move each other', async () => {
  const { container, ...screen } = await render(
    <>
      <ImageSlider {...words} label="Larch" />
      <ImageSlider {...words} label="Oak" />
    </>,
  );
  const oak = screen.getByRole('region', { name: 'Oak' });
  const rows = container.querySelectorAll<HTMLElement>('.gt-image-slider__row');

  await userEvent.click(oak.getByRole('button', { name: 'Next picture' }));
  touch(rows[1] as HTMLElement, -120);
  await userEvent.keyboard('{ArrowRight}');

  await expect.element(oak.getByText('4 of 5')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Larch' }).getByText('1 of 5')).toBeVisible();
});

test('inside a deck it does not move the deck', async () => {
  const onIndexChange = vi.fn();
  const slides = ['One', 'Two'].map((label) => ({
    key: label,
    label,
    content: label === 'One' ? <ImageSlider {...words} /> : <p>Two</p>,
  }));
  const { container, ...screen } = await render(
    <Deck
      label="Deck"
      slides={slides}
      index={0}
      onIndexChange={onIndexChange}
      roleDescription="carousel"
      slideRoleDescription="slide"
    />,
  );

  touch(rowOf(container), -120);
  screen.getByRole('button', { name: 'Next picture' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');

  await expect.element(screen.getByText('3 of 5')).toBeVisible();
  expect(onIndexChange).not.toHaveBeenCalled();
});

test('focus on a link in a caption shows its picture', async () => {
  const linked = images.map((image) => ({ ...image, caption: <a href="#more">More about {image.alt}</a> }));
  const screen = await render(<ImageSlider {...words} images={linked} />);

  screen.getByRole('link', { name: 'More about Four' }).element().focus();

  await expect.element(screen.getByText('4 of 5')).toBeVisible();
});

test('the last of several steps wins', async () => {
  const screen = await render(<ImageSlider {...words} />);
  const next = screen.getByRole('button', { name: 'Next picture' });

  await userEvent.dblClick(next);
  await expect.element(screen.getByText('3 of 5')).toBeVisible();
});
