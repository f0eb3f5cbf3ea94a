import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RingSpinner } from '../button/RingSpinner.tsx';
import { emulateMedia } from './emulateMedia.ts';
import { exampleCases } from './exampleCases.ts';
import { nameOf } from './visibleText.ts';

/** Reduced durations of the tokens are 1 ms. */
const AT_ONCE_MS = 1;

const SHARES = [0, 0.13, 0.5, 1];

/** Position and size of an element, in px. */
const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

/** Elements that move: their boxes differ between two moments. */
function movesIn(root: Element): string[] {
  return root.getAnimations({ subtree: true }).flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
    const { target } = effect;
    const length = Number(effect.getComputedTiming().duration);
    if (length <= AT_ONCE_MS) return [];
    animation.pause();
    const boxes = SHARES.map((share) => {
      animation.currentTime = length * share;
      return boxOf(target);
    });
    const moves = boxes.some((box) => box.some((at, side) => Math.abs(at - (boxes[0]?.[side] ?? 0)) > 0.5));
    return moves ? [`${nameOf(target)} moves`] : [];
  });
}

afterEach(async () => {
  delete document.documentElement.dataset.gtMotion;
  await emulateMedia();
});

test.each(exampleCases)('$name does not move under reduced motion', async ({ element }) => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { container } = await render(element);

  expect([...new Set(movesIn(container))]).toEqual([]);
});

test('a page can reduce motion for a visitor, and restore it', async () => {
  const { container } = await render(<RingSpinner />);
  expect(movesIn(container)).toHaveLength(1);

  document.documentElement.dataset.gtMotion = 'reduced';
  expect(movesIn(container)).toEqual([]);

  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  document.documentElement.dataset.gtMotion = 'full';
  expect(movesIn(container)).toHaveLength(1);
});
