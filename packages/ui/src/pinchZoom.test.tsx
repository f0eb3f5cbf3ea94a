import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { examplePicture } from './examples/examplePicture.ts';
import { MenuPage } from './examples/MenuPage.tsx';
import { Walk } from './examples/WalkDeck.tsx';
import { ImageSlider } from './image-slider/ImageSlider.tsx';
import { SlideLayout } from './slide-layout/SlideLayout.tsx';
import { Transcript } from './video-player/Transcript.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Simulates a pinch-zoomed page: the frame of a test cannot be zoomed. `e2e/pinch-zoom.test.ts` really zooms. */
function pinch(scale: number) {
  const viewport = window.visualViewport as VisualViewport;
  vi.spyOn(viewport, 'scale', 'get').mockReturnValue(scale);
  viewport.dispatchEvent(new Event('resize'));
}

function swipe(target: Element, dx: number) {
  const at = (type: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 7,
        pointerType: 'touch',
        clientX,
        clientY: 300,
      }),
    );
  at('pointerdown', 300);
  at('pointermove', 300 + dx);
  at('pointerup', 300 + dx);
}

/** True if a component prevents the default of a sideways wheel on an element. */
function takesWheel(target: Element): boolean {
  return !target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: 60 }));
}

const slider = (
  <ImageSlider
    label="Pictures"
    images={['One', 'Two'].map((alt) => ({ picture: examplePicture('coral'), alt }))}
    previousLabel="Previous"
    nextLabel="Next"
    positionLabel={({ number, count }) => `${number} of ${count}`}
  />
);

test('one finger and a wheel move a zoomed page, and no slide, until it is as wide as its window again', async () => {
  const { container, ...screen } = await render(<Walk />);
  const deck = container.querySelector('.gt-deck') as HTMLElement;

  pinch(1.4);
  swipe(deck, -80);
  expect(takesWheel(deck)).toBe(false);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
  expect(deck).toHaveStyle({ touchAction: 'auto' });

  pinch(1);
  expect(deck).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
  swipe(deck, -80);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
});

test('one finger and a wheel move a zoomed page, and no picture of a slider', async () => {
  const { container, ...screen } = await render(slider);
  const row = container.querySelector('.gt-image-slider__row') as HTMLElement;

  pinch(1.4);
  swipe(row, -120);
  expect(takesWheel(row)).toBe(false);
  expect(row.style.translate).toBe('');
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  expect(row).toHaveStyle({ touchAction: 'auto' });

  pinch(1);
  swipe(row, -120);
  await expect.element(screen.getByText('2 of 2')).toBeVisible();
});

test('a page that was zoomed before a deck mounts is left to fingers from the start', async () => {
  pinch(2);
  const { container } = await render(<Walk />);

  expect(container.querySelector('.gt-deck')).toHaveStyle({ touchAction: 'auto' });
});

test('a scale that differs from 1 by rounding does not count as zoom', async () => {
  const { container, ...screen } = await render(<Walk />);

  pinch(1.001);
  swipe(container.querySelector('.gt-deck') as Element, -80);

  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');
});

test('a slide without a deck sets no touch-action and no overscroll', async () => {
  const { container } = await render(<SlideLayout title={['Roots']} />);
  const scroll = container.querySelector('.gt-slide__scroll');

  expect(scroll).toHaveStyle({ touchAction: 'auto', overscrollBehaviorY: 'auto' });
});

test('an open menu and an open transcript let a zoomed page move on at their ends', async () => {
  const { container } = await render(
    <>
      <MenuPage start />
      <Transcript label="Words" cues={[{ start: 0, end: 1, text: 'Hello' }]} open />
    </>,
  );
  for (const part of ['.gt-menu__side', '.gt-transcript__lines']) {
    pinch(1);
    expect(container.querySelector(part)).toHaveStyle({ overscrollBehaviorY: 'contain' });
    pinch(1.4);
    expect(container.querySelector(part)).toHaveStyle({ overscrollBehaviorY: 'auto' });
  }
});
