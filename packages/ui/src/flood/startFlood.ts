import { animate } from 'motion/mini';
import { TRAVEL_CURVE } from '../tokens/curves.ts';
import { drawFlood } from './drawFlood.ts';
import { FLOOD_DURATIONS_MS as MS } from './floodDurations.ts';
import { type Landing, settleFlood } from './settleFlood.ts';

export type { Landing } from './settleFlood.ts';

/** Where light comes from, and which. */
export type FloodOptions = {
  /** The circle that was chosen. */
  circle: Element;
  /** The ground that covers the screen. */
  ground: 'dawn' | 'dusk' | 'night';
  /** Shrinks into the circle while the light grows, for example a name ring. A copy moves, this one hides meanwhile. */
  ring?: Element | null | undefined;
  /** Stays above the light and grows into a photo of the page that comes, for example that of the circle. A copy moves. */
  picture?: Element | null | undefined;
};

/** A flood under way. */
export type Flood = {
  /** The new page stands: the light is gone in one frame, once it covers the screen. */
  land: (landing?: Landing) => void;
  /** No page came: the light fades. */
  leave: () => void;
};

/** The second click of a double click belongs to the first for so long, ms. */
const DOUBLE_CLICK_MS = 500;

/**
 * Light floods the screen from a circle, above everything, and takes all clicks until the page it brings stands. It lives
 * outside the page, so that it survives a change of route; its styles come with it, so that pages without it do not load
 * them. Decorative: nothing waits for it. With reduced motion the new ground fades in.
 */
export function startFlood({ circle, ground, ring, picture }: FloodOptions): Flood {
  const still = getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
  const parts = drawFlood({ circle, ground, ...(still ? {} : { ring, picture }) });
  const { layer, disc, carried } = parts;
  document.body.append(layer);
  const began = performance.now();
  const sinceBegan = () => performance.now() - began;

  const travel = { duration: MS.travel / 1000, ease: TRAVEL_CURVE };
  const running = still
    ? [animate(disc, { opacity: [0, 1] }, { duration: MS.quiet / 1000, ease: 'linear' })]
    : [animate(disc, { transform: ['scale(0)', 'scale(1)'] }, travel)];
  if (carried) running.push(animate(carried.element, { transform: ['none', carried.into] }, travel));
  const original = carried && (ring as Element & ElementCSSInlineStyle).style;
  if (original) original.visibility = 'hidden';

  let left = false;
  function end() {
    left = true;
    if (original) original.visibility = '';
  }
  function clear() {
    for (const animation of running) animation.cancel();
    layer.remove();
  }

  return {
    land(landing = {}) {
      if (left) return;
      end();
      const after = (ms: number, act: () => void) => (ms > 0 ? setTimeout(act, ms) : act());
      after(DOUBLE_CLICK_MS - sinceBegan(), () => {
        layer.style.pointerEvents = 'none';
      });
      after((still ? MS.quiet : MS.cover) - sinceBegan(), async () => {
        disc.remove();
        if (!still) await settleFlood(parts, landing, sinceBegan());
        after(DOUBLE_CLICK_MS - sinceBegan(), clear);
      });
    },
    leave() {
      if (left) return;
      layer.style.pointerEvents = 'none';
      animate(layer, { opacity: [1, 0] }, { duration: MS.quiet / 1000, ease: 'linear' });
      end();
      // A hidden tab finishes no animation, but it keeps time.
      setTimeout(clear, MS.quiet);
    },
  };
}
