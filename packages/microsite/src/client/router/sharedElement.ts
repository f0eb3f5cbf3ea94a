import { motionReduced } from '@tamarack-lowe/pages/internal/browser';
import { FIGURE, PHOTO_CIRCLE, PICTURE, SLIDE } from '@tamarack-lowe/ui/internal/parts';

/** Links and pictures of the page, without those on slides that are not the current one. */
const OTHER_SLIDES = `${SLIDE}:not([data-current]) *`;
const LINKS = `main a[href]:not(${OTHER_SLIDES})`;
const LOADED_PICTURE = `${PICTURE}:has(> img)`;
const PICTURES = `main ${LOADED_PICTURE}:not(${OTHER_SLIDES})`;
/** Words that a visitor may begin to read while a picture moves. */
const WORDS = `main :is(h1, p):not(${OTHER_SLIDES})`;

/**
 * Moves the picture that two pages share (of a circle, a story or a colleague) from its place on one page to its place on
 * the other, and back, with the bark around it. Call it before the page changes, and call the returned function when the next page is in the
 * document and scrolled. The disc of the next page moves, in its own layer, so that it passes under words and follows the
 * page when the visitor scrolls. The picture of the old page covers it until its own is decoded. If it grows and words stand in
 * its way, it grows in its new place. A smaller one, such as the portrait of an author, is there before words are readable.
 * If the picture that was pressed is not in the window of the next page, it moves to the first photo there and fades into it.
 * The ground of the old page fades with its header if the next page has another colour scheme.
 * Other pictures in the window appear on their colour as soon as they are decoded; the router waits for the first ones, for a short
 * time. When a preview is replaced by its page (`from` is `to`), the movement continues from the current
 * position.
 */
export function moveSharedElement(from: string, to: string): (() => void) | undefined {
  const isStill = motionReduced() || document.querySelector('dialog[open]');
  const moving = document.querySelector('.in-transit');
  const { dataset } = document.documentElement;
  const scheme = dataset.gtScheme;
  const header = document.querySelector('header')?.cloneNode(true) as HTMLElement | undefined;
  // A page may also have a link to where Back leads, further down.
  const pressed = from === to && moving ? [moving] : picturesOfLinks(to).filter(isSeen);
  const isForward = pressed.length > 0 || from === to;
  const leaving = (pressed[0] ? pressed : elementsIn(document, PICTURES))
    .filter(isLoaded)
    .filter(isSeen)
    .map(discOf);

  return () => {
    const shown = elementsIn(document, PICTURES).filter(isSeen);
    const arriving = isForward ? shown : picturesOfLinks(from).filter(isSeen);
    const sourceOf = (each: Element) => leaving.find(({ picture }) => fileOf(picture) === fileOf(each));
    const target = isStill
      ? undefined
      : (arriving.find(sourceOf) ?? (pressed[0] && arriving.find((each) => each.closest(PHOTO_CIRCLE))));
    const source = target && (sourceOf(target) ?? leaving[0]);
    if (source) void move(source, target, isForward);
    if (header && !isStill && dataset.gtScheme !== scheme) fadeGround(header, scheme);
    for (const each of shown) if (each !== target && !isLoaded(each)) void appear(each);
  };
}

/** A picture, and the largest disc in its middle. */
type PictureDisc = Disc & { picture: Element };

async function move(source: PictureDisc, target: Element, isForward: boolean) {
  const frame = target.parentElement;
  if (!frame) return;
  const { picture, x, y, size } = source;
  const goal = discOf(frame);
  const moving = frame.closest<HTMLElement>(PHOTO_CIRCLE) ?? frame;
  const isBeforeWords = isForward && goal.size < size;
  moving.style.setProperty(
    '--move',
    !isBeforeWords && passesWords(source, goal)
      ? 'scale(0.9)'
      : `translate(${x - goal.x}px, ${y - goal.y}px) scale(${size / goal.size})`,
  );
  picture.classList.add('in-transit');
  picture.classList.toggle('fading', fileOf(picture) !== fileOf(target));
  frame.append(picture);
  // The class stays: without it, the animation of the figure would start again when the movement ends.
  frame.closest(FIGURE)?.classList.add('moved');
  moving.classList.add('arriving');
  await Promise.allSettled([decode(target), ...moving.getAnimations().map(({ finished }) => finished)]);
  moving.classList.remove('arriving');
  // If the next change of page has moved the picture on, there is none.
  frame.querySelector('.in-transit')?.remove();
}

/** Returns true if a disc covers words on its way. */
function passesWords(from: Disc, to: Disc): boolean {
  const range = document.createRange();
  return elementsIn(document, WORDS).some((words) => {
    // The letters: a block is as wide as its column.
    range.selectNodeContents(words);
    return passesBox(from, to, range.getBoundingClientRect());
  });
}

/** Time until the old ground is removed, ms: it has faded by then. A timer ends without its style sheet, too. */
const OLD_GROUND_MS = 500;

/** Covers the ground of the page, below all its elements, with the header of the old page and its ground, which fade. */
function fadeGround(header: HTMLElement, scheme = '') {
  header.dataset.gtScheme = scheme;
  // Presses reach the page below it.
  header.inert = true;
  document.body.prepend(header);
  setTimeout(() => header.remove(), OLD_GROUND_MS);
}

/** Shows an image when it is decoded. Until then its colour and its bark stand in its place. */
async function appear(picture: Element) {
  const classes = picture.parentElement?.classList;
  classes?.add('awaited');
  await decode(picture);
  classes?.add('decoded');
}

/** Resolves when a picture is decoded, or cannot be. */
const decode = (picture: Element) =>
  picture
    .querySelector('img')
    ?.decode()
    .catch(() => undefined);

function discOf(picture: Element): PictureDisc {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { picture, x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
}

/** Returns true if a picture is in the window. */
function isSeen(picture: Element): boolean {
  const { x, y, size } = discOf(picture);
  const isWithin = (at: number, length: number) => Math.abs(2 * at - length) < length + size;
  return size > 0 && isWithin(x, window.innerWidth) && isWithin(y, window.innerHeight);
}

const elementsIn = (parent: ParentNode, selector: string) => Array.from(parent.querySelectorAll(selector));

/** Pictures of the links to a path. The focused link comes first: it was pressed, in browsers that focus links. */
function picturesOfLinks(path: string): Element[] {
  const links = [document.activeElement, ...elementsIn(document, LINKS)] as (HTMLAnchorElement | null)[];
  return links.flatMap((link) => (link?.pathname === path ? elementsIn(link, LOADED_PICTURE) : []));
}

function isLoaded(picture: Element): boolean {
  const image = picture.querySelector('img');
  return Boolean(image?.complete && image.naturalWidth);
}

/** The address of a picture without its width, which is the same on both pages. */
const fileOf = (picture: Element) => picture.querySelector('img')?.src.replace(/-\d+\.\w+$/, '');

/** A disc: its centre and its diameter, in px of the window. */
type Disc = { x: number; y: number; size: number };

/** Edges of a box, in px of the window. */
type Box = { left: number; right: number; top: number; bottom: number };

/** Points of the way, as shares of it. At its goal a disc covers no words: the page leaves space for it there. */
const POINTS = [0, 0.2, 0.4, 0.6, 0.8];

/** Returns true if a disc that moves and grows evenly covers a part of a box before it is at its goal. */
export function passesBox(from: Disc, to: Disc, { left, right, top, bottom }: Box): boolean {
  if (left === right) return false;
  return POINTS.some((share) => {
    const at = (start: number, end: number) => start + (end - start) * share;
    const x = at(from.x, to.x);
    const y = at(from.y, to.y);
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return distance < at(from.size, to.size) / 2;
  });
}
