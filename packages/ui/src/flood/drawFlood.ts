import { fieldPath } from '../field-rings/fieldPath.ts';

type Drawing = { circle: Element; ground: string; ring: Element | null | undefined; seed: number };

/** The parts of a flood, not yet in the page. */
export type FloodParts = {
  /** Fills the window, above everything. */
  layer: HTMLElement;
  /** The light: large enough for any window of this diagonal, so that turning the device uncovers nothing. */
  disc: HTMLElement;
  /** The slide to come without its words: ground and rings. */
  page: HTMLElement;
  /** A copy of the ring where the ring is, and the transform that puts it in the place of the circle. */
  carried: { element: HTMLElement; into: string } | null;
};

const SVG = 'http://www.w3.org/2000/svg';

/** Draws the parts of a flood around the middle of a circle. */
export function drawFlood({ circle, ground, ring, seed }: Drawing): FloodParts {
  const from = middleOf(circle);
  const radius = Math.ceil(Math.hypot(window.innerWidth, window.innerHeight)) + 8;
  const layer = part('position:fixed;inset:0;z-index:1000;overflow:clip;cursor:progress');
  layer.className = 'gt-flood';
  layer.setAttribute('aria-hidden', 'true');

  const disc = part(
    `position:absolute;left:${from.x - radius}px;top:${from.y - radius}px;width:${2 * radius}px;height:${2 * radius}px;border-radius:50%;transform:scale(0);will-change:transform`,
  );
  disc.dataset.gtGround = ground;

  const page = part('opacity:0;will-change:opacity');
  page.className = 'gt-slide';
  page.dataset.gtGround = ground;
  page.append(ringsOf(seed));

  // In forced colours there is no ring to be seen.
  const carried = ring?.checkVisibility() ? carry(ring, circle) : null;
  layer.append(disc, page, ...(carried ? [carried.element] : []));
  return { layer, disc, page, carried };
}

function carry(ring: Element, circle: Element) {
  const { left, top, width } = ring.getBoundingClientRect();
  const from = middleOf(ring);
  const to = middleOf(circle);
  const size = circle.getBoundingClientRect().width / width;
  const element = part(
    `position:absolute;left:${left}px;top:${top}px;width:${width}px;will-change:transform`,
  );
  const copy = ring.cloneNode(true) as Element;
  // Letters that are new to the page would grow once more, by layout in every frame.
  for (const grown of copy.querySelectorAll<SVGElement>('svg, g')) grown.style.animation = 'none';
  element.append(copy);
  return { element, into: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${size})` };
}

function ringsOf(seed: number): HTMLElement {
  const rings = part('');
  rings.className = 'gt-field-rings';
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '-1000 -1000 2000 2000');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', fieldPath(seed, 15));
  drawing.append(path);
  rings.append(drawing);
  return rings;
}

function part(style: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  return element;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
