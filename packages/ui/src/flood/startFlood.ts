import { animate } from 'motion/mini';
import { ARRIVE_CURVE, TRAVEL_CURVE } from '../tokens/curves.ts';
import { FLOOD_DURATIONS_MS as MS } from './floodDurations.ts';

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

type Drawing = {
  circle: Element;
  ground: string;
  ring?: Element | null | undefined;
  picture?: Element | null | undefined;
};

/** What was carried into a circle is no wider than this: it passes over words on its way on. px. */
const SMALL = 64;

/** The middle of something in the window and its width, px. */
type Place = { x: number; y: number; width: number };

/** The parts of a flood, not yet in the page. */
type FloodParts = {
  /** Fills the window, above everything. */
  layer: HTMLElement;
  /** The light: large enough for any window of this diagonal, so that turning the device uncovers nothing. */
  disc: HTMLElement;
  /** A copy of the ring. */
  carried: Carried | null;
  /** A copy of the picture, above the light. */
  picture: Carried | null;
};

/** A copy where the original is, the transform that puts it into the circle, and that for another place. */
type Carried = { element: HTMLElement; into: string; to: (place: Place) => string };

/** Draws the parts of a flood around the middle of a circle. */
function drawFlood({ circle, ground, ring, picture }: Drawing): FloodParts {
  const from = placeOf(circle);
  const radius = Math.ceil(Math.hypot(window.innerWidth, window.innerHeight)) + 8;
  const layer = part('position:fixed;inset:0;z-index:1000;overflow:clip;cursor:progress');
  layer.className = 'gt-flood';
  layer.setAttribute('aria-hidden', 'true');

  const disc = part(
    `position:absolute;left:${from.x - radius}px;top:${from.y - radius}px;width:${2 * radius}px;height:${2 * radius}px;border-radius:50%;will-change:transform,opacity`,
  );
  disc.dataset.gtGround = ground;

  // In forced colours there is no ring to be seen.
  const [carried = null, shown = null] = [ring, picture].map((each) =>
    each?.checkVisibility() ? carry(each, from) : null,
  );
  if (shown) shown.element.style.cssText += ';border-radius:50%;overflow:hidden';
  layer.append(disc, ...[carried, shown].flatMap((each) => each?.element ?? []));
  return { layer, disc, carried, picture: shown };
}

function carry(original: Element, circle: Place): Carried {
  const { left, top, width, height } = original.getBoundingClientRect();
  const from = placeOf(original);
  const element = part(`position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`);
  const copy = original.cloneNode(true) as Element;
  // Letters that are new to the page would grow once more, by layout in every frame.
  for (const grown of copy.querySelectorAll<SVGElement>('svg, g')) grown.style.animation = 'none';
  element.append(copy);
  const to = (place: Place) =>
    `translate(${place.x - from.x}px, ${place.y - from.y}px) scale(${place.width / width})`;
  return { element, into: to({ ...circle, width: Math.min(circle.width, SMALL) }), to };
}

/** Where an element is. */
function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

function part(style: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  return element;
}

/** What stands on the page that the light brought. */
export type Landing = {
  /** Grow to their size one after the other, clockwise from the first. */
  circles?: Iterable<Element>;
  /** Where the ring travels on to and ends, for example the progress glyph. */
  place?: Element | null | undefined;
  /** What the picture of the chosen circle grows into: a photo of the same. */
  photo?: Element | null | undefined;
  /** Rings that open from their pith once the light has gone its way. */
  rings?: Element | null | undefined;
};

/** By its curve, what grows into a photo is there after this share of its time. */
const THERE = 0.6;
/** A photo is waited for so long, ms. */
const PATIENCE_MS = 1500;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Moves all that lands, `sinceBegan` ms after the light rose; over when nothing of the flood is seen any more. By the
 * browser's own animations: nothing stays behind in styles, which answer to a hand.
 */
async function settleFlood({ carried, picture }: FloodParts, landing: Landing, sinceBegan: number) {
  const { circles = [], place, photo, rings } = landing;
  const timing = { duration: MS.land, easing: `cubic-bezier(${ARRIVE_CURVE})` };
  // Until the picture gives way to it, however late a busy page gets there.
  const hidden = picture && photo?.animate({ opacity: [0, 0] }, MS.land + PATIENCE_MS);
  const landed = [
    land(carried, place, MS.land),
    land(picture, photo, THERE * MS.land, isDecoded(photo?.querySelector('img')), hidden),
  ];
  for (const [index, circle] of clockwise([...circles]).entries()) {
    circle.animate({ scale: [0.5, 1] }, { ...timing, delay: index * MS.stagger, fill: 'backwards' });
  }

  const opening = Math.max(0, MS.travel - sinceBegan);
  rings?.animate({ opacity: [0, 1] }, { duration: MS.quiet, delay: opening, fill: 'backwards' });
  // They are drawn after the words, so that they may not be there yet.
  setTimeout(() => rings?.firstElementChild?.animate({ scale: [0.3, 1] }, timing), opening);
  await Promise.all(landed);

  /**
   * Moves a part to its goal, which is `hidden` by that animation until it is `ready` under the part; without a goal the
   * part fades where it is.
   */
  async function land(
    part: Carried | null,
    goal: Element | null | undefined,
    ms: number,
    ready?: Promise<void>,
    hidden?: Animation | null,
  ) {
    if (!part) return;
    const to = goal?.checkVisibility() ? part.to(placeOf(goal)) : null;
    const transform = [getComputedStyle(part.element).transform, to ?? part.into];
    part.element.animate({ transform }, { ...timing, fill: 'forwards' });
    if (to) await Promise.all([wait(ms), ready]);
    hidden?.cancel();
    part.element.animate({ opacity: [1, 0] }, { duration: MS.quiet, fill: 'forwards' });
    await wait(MS.quiet);
  }
}

/** A disc without its photo is not what was promised. */
function isDecoded(image: HTMLImageElement | null | undefined): Promise<void> {
  const decoded = image?.decode().catch(() => undefined);
  return Promise.race([decoded, wait(PATIENCE_MS)]);
}

/** Elements as the hand of a clock in their midst meets them, from the first on. */
export function clockwise(elements: readonly Element[]): Element[] {
  const places = elements.map((element) => ({ element, ...placeOf(element) }));
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [x, y] = [mean('x'), mean('y')];
  const angles = places.map((place) => Math.atan2(place.y - y, place.x - x));
  const turn = 2 * Math.PI;
  const fromFirst = (angle = 0) => (angle - (angles[0] ?? 0) + turn) % turn;
  return places
    .map(({ element }, index) => ({ element, angle: fromFirst(angles[index]) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ element }) => element);
}
