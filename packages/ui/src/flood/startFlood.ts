import { animate } from 'motion/mini';
import { ARRIVE_CURVE, TRAVEL_CURVE } from '../tokens/curves.ts';
import { drawFlood } from './drawFlood.ts';
import { FLOOD_DURATIONS_MS as MS } from './floodDurations.ts';

/** Where light comes from, and which. */
export type FloodOptions = {
  /** The circle that was chosen. */
  circle: Element;
  /** The ground that covers the screen. */
  ground: 'dawn' | 'dusk' | 'night';
  /** Shrinks into the circle while the light grows, for example a name ring. A copy moves, this one hides meanwhile. */
  ring?: Element | null | undefined;
  /** Seed of the rings that settle on the new ground: that of the slide which comes next. Default 0.4. */
  seed?: number | undefined;
};

/** A flood under way. */
export type Flood = {
  /** The new page stands: the light lets it through and is gone. Also withdraws a flood for which no page came. */
  leave: () => void;
};

/**
 * Light floods the screen from a circle, above everything, and takes all clicks until it leaves. It lives outside the
 * page, so that it survives a change of route; its styles come with it, so that pages without it do not load them.
 * Decorative: nothing waits for it. With reduced motion the new ground fades in.
 */
export function startFlood({ circle, ground, ring, seed = 0.4 }: FloodOptions): Flood {
  const still = getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
  const { layer, disc, page, carried } = drawFlood({ circle, ground, ring: still ? null : ring, seed });
  document.body.append(layer);

  const settle = still
    ? { duration: MS.quiet / 1000, ease: 'linear' as const }
    : { delay: MS.travel / 1000, duration: MS.settle / 1000, ease: ARRIVE_CURVE };
  const running = [animate(page, { opacity: [0, 1] }, settle)];
  const travel = { duration: MS.travel / 1000, ease: TRAVEL_CURVE };
  if (!still) running.push(animate(disc, { transform: ['scale(0)', 'scale(1)'] }, travel));
  if (carried) running.push(animate(carried.element, { transform: ['none', carried.into] }, travel));
  const original = carried && (ring as Element & ElementCSSInlineStyle).style;
  if (original) original.visibility = 'hidden';

  let left = false;
  return {
    leave() {
      if (left) return;
      left = true;
      if (original) original.visibility = '';
      layer.style.pointerEvents = 'none';
      const duration = still ? MS.quiet : MS.leave;
      animate(layer, { opacity: [1, 0] }, { duration: duration / 1000, ease: 'linear' });
      // A hidden tab finishes no animation, but it keeps time.
      setTimeout(() => {
        for (const animation of running) animation.cancel();
        layer.remove();
      }, duration);
    },
  };
}
