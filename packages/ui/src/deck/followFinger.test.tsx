import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '../examples/emulateMedia.ts';
import { Walk } from '../examples/WalkDeck.tsx';

afterEach(() => emulateMedia());

/** A deck at rest, whose next slide is rendered, and a finger on it. */
async function drawDeck() {
  const { container, ...screen } = await render(<Walk />);
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const deck = find('.gt-deck');
  await expect.poll(() => find('[data-current] + .gt-deck__slide').dataset.shown).toBe('true');
  const at = (type: string, clientX: number) =>
    deck.dispatchEvent(
      new PointerEvent(type, { isPrimary: true, pointerId: 7, pointerType: 'touch', clientX, clientY: 300 }),
    );
  const followed = () => Number.parseFloat(getComputedStyle(find('.gt-deck__track')).translate) || 0;
  const filled = () => container.querySelectorAll('.gt-progress-glyph path[data-filled]').length;
  return { screen, deck, find, at, followed, filled };
}

test('slides follow a finger, and the next ring takes on its colour', async () => {
  const { at, followed, filled, find } = await drawDeck();
  expect(filled()).toBe(1);

  at('pointerdown', 800);
  at('pointermove', 795);
  expect(followed()).toBe(0);
  at('pointermove', 800 - innerWidth / 4);

  expect(followed()).toBe(-innerWidth / 4);
  expect(filled()).toBe(2);
  expect(find('[data-filled="next"]').style.opacity).toBe('0.25');
});

test('where no slide is, the deck follows a quarter of the way', async () => {
  const { at, followed, filled } = await drawDeck();

  at('pointerdown', 300);
  at('pointermove', 500);

  expect(followed()).toBe(50);
  expect(filled()).toBe(1);
});

test('a gesture that the browser takes over returns the slide and the colour', async () => {
  const { at, deck, followed, filled, screen } = await drawDeck();

  at('pointerdown', 800);
  at('pointermove', 700);
  at('pointercancel', 700);

  expect(deck.dataset.drag).toBe('back');
  expect(filled()).toBe(1);
  await expect.poll(followed).toBe(0);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 1 of 3: Roots');
});

test('a swipe goes on from where the finger left the slide', async () => {
  const { at, deck, followed, filled, screen } = await drawDeck();

  at('pointerdown', 800);
  at('pointermove', 500);
  at('pointerup', 500);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Trunk');

  expect(deck.dataset.drag).toBeUndefined();
  expect(followed()).toBeLessThan(0);
  await expect.poll(followed).toBe(0);
  expect(filled()).toBe(2);
});

test('with reduced motion slides stay where they are', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { at, followed } = await drawDeck();

  at('pointerdown', 800);
  at('pointermove', 500);

  expect(followed()).toBe(0);
});

test('a vertical movement scrolls and moves nothing', async () => {
  const { deck, at, followed } = await drawDeck();

  at('pointerdown', 800);
  deck.dispatchEvent(
    new PointerEvent('pointermove', { isPrimary: true, pointerId: 7, clientX: 760, clientY: 500 }),
  );

  expect(deck.dataset.drag).toBeUndefined();
  expect(followed()).toBe(0);
});
