import { animate } from 'motion/mini';
import { ARRIVE_CURVE, TRAVEL_CURVE } from '../tokens/curves.ts';
import { clockwise, type Place, placeOf } from './elementPlaces.ts';
import { FLOOD_DURATIONS_MS as MS } from './floodDurations.ts';

/** Time in which a second click counts as part of a double click, ms. */
const DOUBLE_CLICK_MS = 500;
/** Width of the ring as a multiple of the circle that it closes around. */
const RING_SCALE = 2.4;
/** Size of the picture in the middle of the window, as a multiple of its own. */
const PICTURE_SCALE = 2;
/** Size at which a circle begins to grow, as a share of its own: smaller words could not be read. */
const GROW_SCALE = 0.6;
/** Share of the duration after which a picture has nearly reached its target. */
const ARRIVED_SHARE = 0.5;
/** Easing of elements that come to rest. */
const ARRIVE = `cubic-bezier(${ARRIVE_CURVE})`;
/** Longest wait for a photo, ms. */
const PHOTO_WAIT_MS = 1500;

/** Options of a flood: its origin and its colour scheme. */
export type FloodOptions = {
  /** The chosen circle. */
  circle: Element;
  /** The colour scheme that covers the screen. */
  colourScheme: 'dawn' | 'dusk' | 'night';
  /** Element that moves to the circle below the disc, for example a name ring. A copy moves; the original is hidden meanwhile. */
  ring?: Element | null | undefined;
  /** Words between the ring and the circle: they fade before the ring passes over them. */
  words?: Element | null | undefined;
  /** Element above the disc that moves towards the middle of the window, and from there into a photo of the new page. A copy moves. */
  picture?: Element | null | undefined;
};

/** The old page, and elements of the new one that the flood ends at. */
export type Landing = {
  /**
   * The content of the old page, which has left the document. If the new page is there before the disc covers the screen, it stays
   * around the disc until then.
   */
  left?: Element | null | undefined;
  /** Circles that grow to their size one after the other, clockwise. */
  circles?: Iterable<Element>;
  /** Element at whose place the ring grows again, for example the progress glyph. It does not travel there, as it would pass over words. */
  place?: Element | null | undefined;
  /** Target of the picture: a photo, which moves on from the place of the picture, below it, until the picture has faded. Its words are the next element. */
  photo?: Element | null | undefined;
  /** Rings that grow from their pith after the disc. */
  rings?: Element | null | undefined;
};

/** A running flood. */
export type Flood = {
  /** Ends the flood on the new page: the disc disappears in one frame once it covers the screen. */
  land: (landing?: Landing) => void;
  /** Ends the flood without a new page: the disc fades. */
  leave: () => void;
};

/**
 * Covers the screen with a disc in the new colour scheme that grows from a circle, and blocks clicks until the new page is
 * there. The disc is outside of the React tree, so that it survives a change of route; its styles are inline, so that other
 * pages do not load them. Decorative: navigation does not wait for it. With reduced motion the colour scheme fades in.
 */
export function startFlood({ circle, colourScheme, ring, words, picture }: FloodOptions): Flood {
  const still = getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
  const parts = createParts({ circle, colourScheme, ...(still ? {} : { ring, picture }) });
  const { layer, disc, header, shared, picture: shown } = parts;
  document.body.append(layer);
  const { scrollY } = window;
  const scheme = document.documentElement.dataset.gtScheme;
  const began = performance.now();
  const sinceBegan = () => performance.now() - began;

  const travel = { duration: MS.travel / 1000, ease: TRAVEL_CURVE };
  const running = still
    ? [animate(disc, { opacity: [0, 1] }, { duration: MS.quiet / 1000, ease: 'linear' })]
    : [animate(disc, { transform: ['scale(0)', 'scale(1)'] }, travel)];
  if (shared) running.push(animate(shared.element, { transform: ['none', shared.into] }, travel));
  header.animate({ opacity: [0, 1] }, { duration: MS.words, delay: MS.cover / 2, fill: 'both' });
  // Something moves until the new page is there, however long it takes.
  shown?.element.animate(
    { transform: ['none', shown.to(middleOfWindow(shown.element))] },
    { duration: MS.travel, easing: `cubic-bezier(${TRAVEL_CURVE})`, fill: 'forwards' },
  );
  const fading =
    shared && words?.animate({ opacity: [1, 0] }, { duration: MS.words, easing: ARRIVE, fill: 'forwards' });
  const original = shared && (ring as Element & ElementCSSInlineStyle).style;
  if (original) original.visibility = 'hidden';

  let hasEnded = false;
  function clear() {
    for (const animation of running) animation.cancel();
    layer.remove();
  }

  return {
    land(landing = {}) {
      if (hasEnded) return;
      hasEnded = true;
      const old =
        sinceBegan() < MS.cover && landing.left && showAround(landing.left, { layer, scrollY, scheme });
      const after = (ms: number, act: () => void) => (ms > 0 ? setTimeout(act, ms) : act());
      after(DOUBLE_CLICK_MS - sinceBegan(), () => {
        layer.style.pointerEvents = 'none';
      });
      after((still ? MS.quiet : MS.cover) - sinceBegan(), () =>
        // Before that frame, a script knows an old place of the picture: the browser moves it while the page renders.
        requestAnimationFrame(async () => {
          disc.remove();
          header.remove();
          if (old) old.remove();
          if (!still) await landParts(parts, landing, sinceBegan());
          after(DOUBLE_CLICK_MS - sinceBegan(), clear);
        }),
      );
    },
    leave() {
      if (hasEnded) return;
      hasEnded = true;
      layer.style.pointerEvents = 'none';
      animate(layer, { opacity: [1, 0] }, { duration: MS.quiet / 1000, ease: 'linear' });
      if (original) original.visibility = '';
      fading?.cancel();
      // A hidden tab finishes no animation, but its timers run.
      setTimeout(clear, MS.quiet);
    },
  };
}

type Drawing = {
  circle: Element;
  colourScheme: string;
  ring?: Element | null | undefined;
  picture?: Element | null | undefined;
};

/** Elements of a flood, not yet in the page. */
type Parts = {
  /** Fills the window, above everything. */
  layer: HTMLElement;
  /** The disc: covers any window with this diagonal, also after the device was turned. */
  disc: HTMLElement;
  /** The header in the new colour scheme, above the disc: what the new page has in common with the old one is there before it. */
  header: HTMLElement;
  /** A copy of the ring. */
  shared: SharedElement | null;
  /** A copy of the picture, above the disc. */
  picture: SharedElement | null;
};

/** Shared element: a copy at the position of the original, its transform into the circle, and transforms to other places. */
type SharedElement = { element: HTMLElement; into: string; to: (place: Place) => string };

/** Creates the elements of a flood around the centre of a circle. */
function createParts({ circle, colourScheme, ring, picture }: Drawing): Parts {
  const from = placeOf(circle);
  const radius = Math.ceil(Math.hypot(window.innerWidth, window.innerHeight)) + 8;
  const layer = part('position:fixed;inset:0;z-index:1000;overflow:clip;cursor:progress');
  layer.className = 'gt-flood';
  layer.setAttribute('aria-hidden', 'true');

  const disc = part(
    `position:absolute;left:${from.x - radius}px;top:${from.y - radius}px;width:${2 * radius}px;height:${2 * radius}px;border-radius:50%;will-change:transform,opacity`,
  );
  disc.dataset.gtScheme = colourScheme;

  // In forced colours the ring is invisible.
  const [shared = null, shown = null] = [ring, picture].map((each) =>
    each?.checkVisibility() ? share(each, from) : null,
  );
  if (shown) shown.element.style.cssText += ';border-radius:50%;overflow:hidden';
  // The ring is below the disc, which has covered it before it is removed: nothing disappears from one frame to the next.
  if (shared) layer.append(shared.element);
  const header = copyHeader('position:absolute;inset:0;background:none', colourScheme);
  layer.append(disc, header);
  if (shown) layer.append(shown.element);
  return { layer, disc, header, shared, picture: shown };
}

/** Shows the content of the old page, with a header, below the disc. Its animations have ended. */
function showAround(
  content: Element,
  { layer, scrollY, scheme }: { layer: HTMLElement; scrollY: number; scheme: string | undefined },
): HTMLElement {
  const old = copyHeader(`position:absolute;inset:${-scrollY}px 0 0;isolation:isolate`, scheme);
  old.append(content);
  layer.prepend(old);
  for (const animation of old.getAnimations({ subtree: true })) animation.finish();
  return old;
}

/** Returns a part of a flood with a copy of the header, in a colour scheme. */
function copyHeader(style: string, scheme: string | undefined): HTMLElement {
  const element = part(style);
  element.dataset.gtScheme = scheme ?? '';
  element.inert = true;
  element.append(document.querySelector('header')?.cloneNode(true) ?? '');
  return element;
}

function share(original: Element, circle: Place): SharedElement {
  const { left, top, width, height } = original.getBoundingClientRect();
  const from = placeOf(original);
  const element = part(`position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`);
  const copy = original.cloneNode(true) as Element;
  // Without this, the rings of the copy would run their entry animation again, with layout in every frame.
  for (const grown of copy.querySelectorAll<SVGElement>('svg, g')) grown.style.animation = 'none';
  // A copy of an image would be an empty disc over the original until it is decoded.
  const images = original.querySelectorAll('img');
  for (const [index, image] of copy.querySelectorAll('img').entries())
    image.replaceWith(paintedCopy(images[index] ?? image, image));
  element.append(copy);
  const to = (place: Place) =>
    `translate(${place.x - from.x}px, ${place.y - from.y}px) scale(${place.width / width})`;
  return { element, into: to({ ...circle, width: RING_SCALE * circle.width }), to };
}

/**
 * Returns a canvas that looks like an image. A copy of the image takes its place as soon as that is decoded, in the file of a
 * large circle of the new page: the picture grows to four times its size, on phones twice.
 */
function paintedCopy(image: HTMLImageElement, copy: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  // `picture.css` has the rest of its look.
  canvas.style.cssText = image.style.cssText;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  copy.sizes = `${width * (window.innerWidth < 768 ? 2 : 4)}px`;
  copy.loading = 'eager';
  copy.decoding = 'sync';
  void copy.decode().then(
    () => canvas.replaceWith(copy),
    () => undefined,
  );
  return canvas;
}

/** Place of a picture in the middle of the window. */
const middleOfWindow = (element: Element): Place => ({
  x: window.innerWidth / 2,
  y: window.innerHeight / 2,
  width: PICTURE_SCALE * placeOf(element).width,
});

function part(style: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  return element;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Moves the shared elements to their targets, `sinceBegan` ms after the start; resolves when the flood is invisible. Uses the
 * Web Animations API, so that no inline styles stay on elements with hover styles.
 */
async function landParts({ shared, picture }: Parts, landing: Landing, sinceBegan: number) {
  const { circles = [], place, photo, rings } = landing;
  const timing = { duration: MS.land, easing: ARRIVE };
  const hero = picture && photo?.checkVisibility() ? photo : null;
  if (shared) {
    shared.element.remove();
    place?.animate({ transform: ['scale(0)', 'none'] }, timing);
  }
  const growing = clockwise([...circles]).filter((circle) => !(hero && circle.contains(hero)));
  for (const [index, circle] of growing.entries())
    circle.animate(
      { scale: [GROW_SCALE, 1], opacity: [0, 1] },
      { ...timing, delay: index * MS.stagger, fill: 'backwards' },
    );

  const opening = Math.max(0, MS.travel - sinceBegan);
  rings?.animate({ opacity: [0, 1] }, { duration: MS.quiet, delay: opening, fill: 'backwards' });
  // Rings render after the text, and may not exist yet. Chromium does not run `scale` of an svg on the compositor.
  setTimeout(() => rings?.firstElementChild?.animate({ transform: ['scale(0.3)', 'none'] }, timing), opening);
  await landPicture();

  /**
   * Moves the photo from the place of the picture to its own, behind words and other circles, with the picture over it; both
   * grow when they have passed the words. On the way the picture fades, once the photo is decoded; the words of the photo
   * appear at its side. Without a photo the picture fades where it is.
   */
  async function landPicture() {
    if (!picture) return;
    const { element } = picture;
    const fade = { duration: MS.words, fill: 'both' } as const;
    if (!hero) {
      element.animate({ opacity: [1, 0] }, fade);
      return wait(MS.words);
    }
    const from = placeOf(element);
    const to = placeOf(hero);
    for (const animation of element.getAnimations()) animation.cancel();
    hero.append(element);
    Object.assign(element.style, { inset: '0', width: '', height: '' });
    hero.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0 0'] }, timing);
    hero.animate(
      { scale: [from.width / to.width, 1] },
      { ...timing, easing: `cubic-bezier(${TRAVEL_CURVE})` },
    );
    const words = hero.nextElementSibling?.animate({ opacity: [0, 1] }, { ...fade, fill: 'backwards' });
    words?.pause();
    await Promise.all([wait(ARRIVED_SHARE * MS.land), isDecoded(hero.querySelector('img'))]);
    element.animate({ opacity: [1, 0] }, fade);
    words?.play();
    await wait(MS.land / 2);
    element.remove();
  }
}

/** Resolves once the photo is decoded, or after the longest wait. */
function isDecoded(image: HTMLImageElement | null | undefined): Promise<void> {
  const decoded = image?.decode().catch(() => undefined);
  return Promise.race([decoded, wait(PHOTO_WAIT_MS)]);
}
