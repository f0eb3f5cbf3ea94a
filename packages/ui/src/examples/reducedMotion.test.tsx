import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RingSpinner } from '../button/RingSpinner.tsx';
import { emulateMedia } from './emulateMedia.ts';
import { exampleCases } from './exampleCases.ts';
import { nameOf } from './seen.ts';

/** The tokens give what is reduced 1 ms, which nobody sees. */
const AT_ONCE_MS = 1;

const SHARES = [0, 0.13, 0.5, 1];

/** Where an element is and how large, in px. */
const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

/** What moves by itself, or began to move because something changed: it has another box at another time. */
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

test.each(exampleCases)('$name keeps still for a visitor who asks for less motion', async ({ element }) => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { container } = await render(element);

  expect([...new Set(movesIn(container))]).toEqual([]);
});

test('a page can reduce motion for a visitor, and give it back', async () => {
  const { container } = await render(<RingSpinner />);
  expect(movesIn(container)).toHaveLength(1);

  document.documentElement.dataset.gtMotion = 'reduced';
  expect(movesIn(container)).toEqual([]);

  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  document.documentElement.dataset.gtMotion = 'full';
  expect(movesIn(container)).toHaveLength(1);
});
