import { expect, type Page } from '@playwright/test';

/** One animation of a view transition: what moves, as in `old(root)`, for how long, and which properties. */
export type TransitionPart = { part: string; durationMs: number; delayMs: number; moves: string[] };

type Noting = Window & { transitions: TransitionPart[][] };

/** For `page.addInitScript`: notes what takes part in each view transition of the page. */
export function noteTransitions() {
  const transitions: TransitionPart[][] = [];
  Object.assign(window, { transitions });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    const note = () =>
      transitions.push(
        document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return [];
          const part = /^::view-transition-(.+)$/.exec(effect.pseudoElement ?? '')?.[1];
          if (part === undefined) return [];
          const { duration, delay } = effect.getTiming();
          const moves = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
          for (const name of ['offset', 'easing', 'composite', 'computedOffset']) moves.delete(name);
          return [{ part, durationMs: Number(duration), delayMs: Number(delay), moves: [...moves] }];
        }),
      );
    transition.ready.then(note, () => transitions.push([]));
    return transition;
  };
}

/** How many view transitions there were so far. */
export function countTransitions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Noting).transitions.length);
}

/** Waits for the transition of this number, from 1, and gives its parts. */
export async function transition(page: Page, number: number): Promise<TransitionPart[]> {
  await expect.poll(() => countTransitions(page)).toBeGreaterThanOrEqual(number);
  const all = await page.evaluate(() => (window as unknown as Noting).transitions);
  return all[number - 1] ?? [];
}
