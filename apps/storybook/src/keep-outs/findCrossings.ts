/** A visible part of a slide that others may not overlap: a rectangle, or with `round` the circle in it. */
export type Thing = { kind: Kind; name: string; box: DOMRect; round?: boolean };

type Kind = 'text' | 'tag' | 'photo' | 'bark' | 'bullet' | 'ring' | 'control' | 'notice';

/**
 * Pairs that may not share a pixel. Photos may overlap each other, tags lie on photos, and bullets behind a notice. In narrow
 * windows a photo hides all of a bullet or nothing of it.
 */
const APART: Readonly<Record<Kind, readonly Kind[]>> = {
  text: ['tag', 'photo', 'bullet', 'ring', 'control', 'notice'],
  tag: ['tag', 'bullet', 'ring', 'control', 'notice'],
  photo: ['ring', 'control', 'notice'],
  bark: ['bark'],
  bullet: ['control'],
  ring: ['control', 'notice'],
  control: ['control', 'notice'],
  notice: [],
};

/** Things may touch by this much, px: lengths are rounded, and letters do not fill their boxes. */
const TOUCH = 2;

/**
 * Lists pairs on the slide in view that overlap, for example "tag Belonging on text Place to". Parts of a slide that are scrolled
 * out of view count only against what scrolls with them.
 */
export function findCrossings(slide: Element): string[] {
  const onSlide = thingsOn(slide);
  const overSlide = thingsOver();
  const found = new Set<string>();
  const report = (one: Thing, other: Thing) => {
    if (areApart(one, other) && crosses(one, other))
      found.add(`${one.kind} ${one.name} on ${other.kind} ${other.name}`);
  };
  onSlide.forEach(({ thing, parent }, place) => {
    for (const other of onSlide.slice(place + 1)) report(thing, other.thing);
    const area = visibleArea(parent);
    for (const other of overSlide) {
      const box = clip(other.box, area);
      if (isArea(box)) report(thing, { ...other, box, round: other.round === true && isSquare(box) });
    }
  });
  overSlide.forEach((thing, place) => {
    for (const other of overSlide.slice(place + 1)) if (other.name !== thing.name) report(thing, other);
  });
  return [...found];
}

function areApart({ kind }: Thing, other: Thing): boolean {
  // The designs of wide windows have soft bullets partly behind photos.
  if ([kind, other.kind].toSorted().join() === 'bullet,photo') return matchMedia(NARROW).matches;
  return APART[kind].includes(other.kind) || APART[other.kind].includes(kind);
}

/** Windows in which bullets have the positions of phones. */
const NARROW = '(width < 768px), (width <= 1112px) and (orientation: portrait)';

/** Everything on a slide. `parent`: it and its ancestors may hide parts that are scrolled out of view. */
function thingsOn(slide: Element): { thing: Thing; parent: Element | null }[] {
  const ring = slide.querySelector('.gt-name-ring');
  const middle = '.gt-name-ring__middle';
  const isRow = slide.matches('.site-rising-row :has([data-kind="ring"] [data-layout="placed"])');
  const words = visible(slide, `.gt-slide__text :is(h1, h2, p), ${middle} > :is(h1, h2, p)`).filter(
    (words) => !words.closest('.gt-circle-field__list'),
  );
  const things: [Element, Thing][] = [];
  // The text of a ring may be inside it, but not in a row, where it stands beside the ring.
  for (const element of words)
    for (const box of letterBoxes(element))
      if (isRow || !ring?.contains(element))
        things.push([element, { kind: 'text', name: nameOf(element), box }]);
  const parts = [...PARTS, ...(matchMedia(ROOMY).matches ? [BARK] : []), ...(isRow ? [BUTTON] : [])];
  for (const [kind, selector, round] of parts)
    for (const element of visible(slide, selector))
      things.push([element, { kind, name: nameOf(element), box: element.getBoundingClientRect(), round }]);
  return things.map(([element, thing]) => ({ thing, parent: element.parentElement }));
}

/** Windows in which barks have room beside each other. */
const ROOMY = '(width >= 1024px) and (height >= 640px)';

type Part = readonly [kind: Kind, selector: string, round: boolean];

const BARK: Part = [
  'bark',
  '[data-kind="field"][data-layout="placed"] .gt-circle__bark > path:first-child',
  true,
];

const BUTTON: Part = ['control', '.gt-name-ring__middle .gt-button', false];

const PARTS: readonly Part[] = [
  ['tag', '.gt-circle__tag', false],
  ['photo', '.gt-circle__photo', true],
  ['bullet', '.gt-bullets__bullet', true],
  ['ring', '.gt-circle-field[data-kind="ring"] .gt-name-ring > svg', true],
  ['control', '.gt-slide__more', false],
];

/** Controls and notice over all slides. */
function thingsOver(): Thing[] {
  const progress = visible(document, '.gt-deck-controls__progress p > *').flatMap((words) =>
    letterBoxes(words).map((box): Thing => ({ kind: 'control', name: nameOf(words), box })),
  );
  const buttons = visible(document, '.gt-deck-controls button');
  const links = visible(document, '.gt-header :is(a, button)');
  const notices = visible(document, '.gt-notice');
  return [
    ...progress,
    ...buttons.map((element) => ({ ...thing('control', element), round: true })),
    ...links.map((element) => thing('control', element)),
    ...notices.map((element) => thing('notice', element)),
  ];
}

const thing = (kind: Kind, element: Element): Thing => ({
  kind,
  name: nameOf(element),
  box: element.getBoundingClientRect(),
});

const visible = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility());

const nameOf = (element: Element) =>
  (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 32) || element.className;

/** Boxes of the letters of an element, one per line: as wide and as high as the letters, not as the line. */
export function letterBoxes(element: Element): DOMRect[] {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  // Text that its element clips is not visible.
  const area = visibleArea(element);
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, width, height } of range.getClientRects()) {
      const leading = Math.max(0, height - size);
      boxes.push(clip(new DOMRect(left, top + leading / 2, width, height - leading), area));
    }
  }
  return boxes.filter(isArea);
}

const isArea = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** A round thing stays round only if it is not clipped. */
const isSquare = ({ width, height }: DOMRect) => Math.abs(width - height) < 1;

type Area = { left: number; top: number; right: number; bottom: number };

const EVERYWHERE: Area = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

const shared = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The area that neither an element nor those around it hide. */
function visibleArea(element: Element | null): Area {
  let area = EVERYWHERE;
  for (let parent = element; parent; parent = parent.parentElement)
    if (getComputedStyle(parent).overflowY !== 'visible') area = shared(area, parent.getBoundingClientRect());
  return area;
}

/** The part of a box that is in an area. */
function clip(box: DOMRect, area: Area): DOMRect {
  const { left, top, right, bottom } = shared(box, area);
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

export function crosses(one: Thing, other: Thing): boolean {
  if (one.round && other.round) {
    const [a, b] = [centreOf(one.box), centreOf(other.box)];
    const distance = Math.hypot(a.x - b.x, a.y - b.y);
    return distance < a.radius + b.radius - TOUCH && !isBehind(one, other, distance);
  }
  if (one.round) return crosses(other, one);
  if (!other.round) {
    const [a, b] = [one.box, other.box];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > TOUCH && down > TOUCH;
  }
  const { left, right, top, bottom } = one.box;
  if (right <= left || bottom <= top) return false;
  const { x, y, radius } = centreOf(other.box);
  const aside = x - Math.min(right, Math.max(left, x));
  const above = y - Math.min(bottom, Math.max(top, y));
  return Math.hypot(aside, above) < radius - TOUCH;
}

/** True if a photo hides all of a bullet. */
function isBehind(one: Thing, other: Thing, distance: number): boolean {
  const [bullet, photo] = one.kind === 'bullet' ? [one, other] : [other, one];
  if (bullet.kind !== 'bullet' || photo.kind !== 'photo') return false;
  return distance + centreOf(bullet.box).radius <= centreOf(photo.box).radius + TOUCH;
}

const centreOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
  radius: Math.min(width, height) / 2,
});
