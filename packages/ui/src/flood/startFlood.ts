import { animate } from 'motion/mini';
import { ARRIVE_CURVE, TRAVEL_CURVE } from '../tokens/curves.ts';
import { drawFlood, placeOf } from './drawFlood.ts';
import { FLOOD_DURATIONS_MS as MS } from './floodDurations.ts';

/** Where light comes from, and which. */
export type FloodOptions = {
  /** The circle that was chosen. */
  circle: Element;
  /** The ground that covers the screen. */
  ground: 'dawn' | 'dusk' | 'night';
  /** Shrinks into the circle while the light grows, for example a name ring. A copy moves, this one hides meanwhile. */
  ring?: Element | null | undefined;
};

/** What stands on the page that the light brought. */
export type Landing = {
  /** Grow to their size, one after the other. */
  circles?: Iterable<Element>;
  /** Where the ring travels on to, for example the progress glyph, and is seen no more. */
  place?: Element | null;
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
export function startFlood({ circle, ground, ring }: FloodOptions): Flood {
  const still = getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
  const { layer, disc, carried } = drawFlood({ circle, ground, ring: still ? null : ring });
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
  // A hidden tab finishes no animation, but it keeps time.
  function end(ms: number) {
    left = true;
    if (original) original.visibility = '';
    setTimeout(() => {
      for (const animation of running) animation.cancel();
      layer.remove();
    }, ms);
  }

  return {
    land({ circles = [], place } = {}) {
      if (left) return;
      end(Math.max(MS.land, MS.cover - sinceBegan()));
      const after = (ms: number, act: () => void) => (ms > 0 ? setTimeout(act, ms) : act());
      after(DOUBLE_CLICK_MS - sinceBegan(), () => {
        layer.style.pointerEvents = 'none';
      });
      after((still ? MS.quiet : MS.cover) - sinceBegan(), () => {
        disc.remove();
        if (still) return;
        // By the browser's own animations: nothing stays behind in styles, which answer to a hand.
        const easing = `cubic-bezier(${ARRIVE_CURVE})`;
        let delay = 0;
        for (const each of circles) {
          each.animate({ scale: [0.5, 1] }, { duration: MS.land, delay, easing, fill: 'backwards' });
          delay += MS.stagger;
        }
        const goal = place?.checkVisibility() ? placeOf(place) : null;
        carried?.element.animate(
          {
            transform: [getComputedStyle(carried.element).transform, goal ? carried.to(goal) : carried.into],
            opacity: goal ? [1, 1, 0] : [1, 0],
          },
          { duration: MS.land, easing, fill: 'forwards' },
        );
      });
    },
    leave() {
      if (left) return;
      layer.style.pointerEvents = 'none';
      animate(layer, { opacity: [1, 0] }, { duration: MS.quiet / 1000, ease: 'linear' });
      end(MS.quiet);
    },
  };
}
