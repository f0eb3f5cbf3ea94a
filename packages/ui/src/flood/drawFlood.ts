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
export type FloodParts = {
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
export type Carried = { element: HTMLElement; into: string; to: (place: Place) => string };

/** Draws the parts of a flood around the middle of a circle. */
export function drawFlood({ circle, ground, ring, picture }: Drawing): FloodParts {
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
export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

function part(style: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  return element;
}
