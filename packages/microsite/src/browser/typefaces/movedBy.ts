/** Browsers do not count smaller moves, px (Chromium's `kMovementThreshold`). */
const FELT_PX = 3;

type Box = { left: number; top: number; right: number; bottom: number };

export type Moved = {
  /** As browsers' layout shift: the share of the window that moves times the share of the window it moves by. */
  shift: number;
  /** What moves and can be seen, none of them within another. */
  parts: Element[];
};

/** These place what is in them anew when its size changes; circles around a ring stay where they are. */
const MEASURED = '.gt-circle-field[data-kind="field"]';

/** What of the page can be seen: elements and texts, in their order. */
export function seenNodes(): Node[] {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, shown, (node) =>
    isUnseen(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
  return nodes;
}

/**
 * What a change moves of some nodes. The change is made to find out, and stays made; nothing is painted in between when
 * the caller takes it back at once.
 */
export function movedBy(nodes: readonly Node[], change: () => void): Moved {
  const { innerWidth, innerHeight } = window;
  const before = nodes.map(boxOf);
  change();

  const moved = new Set<Node | null>();
  const parts = new Set<Element>();
  let area = 0;
  let distance = 0;
  for (const [place, node] of nodes.entries()) {
    const from = before[place];
    const to = boxOf(node);
    if (!from || !to) continue;
    const by = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top));
    const seen = by < FELT_PX ? 0 : seenArea(around(from, to));
    if (seen === 0) continue;
    distance = Math.max(distance, by);
    // What moves within something that moves is in its area already.
    if (!moved.has(node.parentNode)) area += seen;
    moved.add(node);
    const element = node instanceof Element ? node : node.parentElement;
    if (element) parts.add(element.closest(MEASURED) ?? element);
  }
  return {
    shift: (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight)),
    parts: [...parts].filter((part) => !hasOneOf(parts, part.parentElement)),
  };
}

/** Whether an element or one around it is among others. */
function hasOneOf(parts: ReadonlySet<Element>, element: Element | null): boolean {
  return element !== null && (parts.has(element) || hasOneOf(parts, element.parentElement));
}

/**
 * Words that are only read out are cut away; what is left out of the page would be laid out to be measured, what is closed
 * would get its styles; slides beside the window are far. No word moves what is within a drawing.
 */
function isUnseen(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  if (node.parentNode instanceof SVGElement) return true;
  const { clipPath, contentVisibility, display } = getComputedStyle(node);
  return (
    display === 'none' ||
    clipPath === 'inset(50%)' ||
    contentVisibility === 'hidden' ||
    ((contentVisibility === 'auto' || node.hasAttribute('inert')) && isOutside(node.getBoundingClientRect()))
  );
}

function isOutside({ left, top, right, bottom }: Box): boolean {
  return right <= 0 || bottom <= 0 || left >= window.innerWidth || top >= window.innerHeight;
}

/** An element, or where a text begins. Null for what is not drawn. */
function boxOf(node: Node): Box | null {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = node instanceof Element ? node.getBoundingClientRect() : range.getClientRects()[0];
  return box && (box.width > 0 || box.height > 0) ? box : null;
}

function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function seenArea({ left, top, right, bottom }: Box): number {
  const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return Math.max(0, width) * Math.max(0, height);
}
