/** Browsers do not count smaller moves, px (Chromium's `kMovementThreshold`). */
const FELT_PX = 3;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * How far a change moves what can be seen, as browsers' layout shift: the share of the window that moves times the
 * share of the window it moves by. The change is made to find out, and stays made; nothing is painted in between when
 * the caller takes it back at once.
 */
export function shiftOf(change: () => void): number {
  const { innerWidth, innerHeight } = window;
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, shown, (node) =>
    isForEarsOnly(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const before = new Map<Node, Box | null>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) before.set(node, boxOf(node));
  change();

  const moved = new Set<Node | null>();
  let area = 0;
  let distance = 0;
  for (const [node, from] of before) {
    const to = boxOf(node);
    if (!from || !to) continue;
    const by = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top));
    const seen = by < FELT_PX ? 0 : seenArea(around(from, to));
    if (seen === 0) continue;
    distance = Math.max(distance, by);
    // What moves within something that moves is in its area already.
    if (!moved.has(node.parentNode)) area += seen;
    moved.add(node);
  }
  return (area / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight));
}

/** Words that are only read out are cut away. */
function isForEarsOnly(node: Node): boolean {
  return node instanceof HTMLElement && getComputedStyle(node).clipPath === 'inset(50%)';
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
