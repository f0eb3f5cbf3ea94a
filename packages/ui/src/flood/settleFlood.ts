import { ARRIVE_CURVE } from '../tokens/curves.ts';
import { clockwise } from './clockwise.ts';
import { type Carried, type FloodParts, placeOf } from './drawFlood.ts';
import { FLOOD_DURATIONS_MS as MS } from './floodDurations.ts';

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
export async function settleFlood({ carried, picture }: FloodParts, landing: Landing, sinceBegan: number) {
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
