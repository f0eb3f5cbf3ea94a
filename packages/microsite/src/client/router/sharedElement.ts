import { motionReduced } from '@tamarack-lowe/pages/internal/browser';
import { afterPaint } from '@tamarack-lowe/ui/internal/after-paint';
import { PICTURE, SLIDE } from '@tamarack-lowe/ui/internal/parts';

/** Events that end the movement early. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

/** Links and pictures of the page, without those on slides that are not the current one. */
const OTHER_SLIDES = `${SLIDE}:not([data-current]) *`;
const LINKS = `main a[href]:not(${OTHER_SLIDES})`;
const LOADED_PICTURE = `${PICTURE}:has(> img)`;
const PICTURES = `main ${LOADED_PICTURE}:not(${OTHER_SLIDES})`;

/**
 * Moves the picture that two pages share (of a circle, a story or a colleague) from its place on one page to its place on
 * the other, and back. Call it before the page changes, and call the returned function when the next page is in the
 * document and scrolled. The element itself moves, above the page, until the picture of the next page is decoded: no disc
 * is ever empty, and the page does not wait. A picture that only one page has stays where it is. When a preview is
 * replaced by its page (`from` is `to`), the movement continues from the current position.
 */
export function moveSharedElement(from: string, to: string): (() => void) | undefined {
  if (motionReduced() || document.querySelector('dialog[open]')) return;
  const moving = document.querySelector(`.carried > ${PICTURE}`);
  const pressed = from === to && moving ? [moving] : picturesOfLinks(to);
  const isForward = pressed.length > 0 || from === to;
  const leaving = (pressed.length > 0 ? pressed : picturesIn(document, PICTURES))
    .filter(isLoaded)
    .map(discOf)
    .filter(isInWindow);
  if (leaving.length === 0) return;

  return () => {
    const arriving = isForward
      ? picturesIn(document, PICTURES)
      : picturesOfLinks(from).filter((each) => isInWindow(discOf(each)));
    for (const target of arriving) {
      const found = leaving.find(({ picture }) => fileOf(picture) === fileOf(target));
      if (found) return move(found, target.parentElement ?? target);
    }
  };
}

function move({ picture, x, y, size }: Disc, target: Element) {
  const element = document.createElement('div');
  element.className = 'carried';
  element.ariaHidden = 'true';
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${size}px` });
  element.append(picture);
  document.body.append(element);
  const hiding = target.animate({ opacity: [0, 0] }, { fill: 'forwards' });
  const input = new AbortController();
  const { signal } = input;
  const end = () => {
    input.abort();
    hiding.cancel();
    element.remove();
  };
  for (const name of INPUTS) addEventListener(name, end, { capture: true, passive: true, signal });
  afterPaint(async () => {
    const goal = discOf(target);
    const transform = `translate(${goal.x - x}px, ${goal.y - y}px) scale(${goal.size / size})`;
    if (signal.aborted || !isInWindow(goal)) return end();
    await transition(element, { transform });
    await target
      .querySelector('img')
      ?.decode()
      .catch(() => undefined);
    hiding.cancel();
    await transition(element, { opacity: '0' });
    end();
  });
}

/** A picture, and the largest disc in its middle, in px of the window. */
type Disc = { picture: Element; x: number; y: number; size: number };

function discOf(picture: Element): Disc {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const size = Math.min(width, height);
  return { picture, x: left + (width - size) / 2, y: top + (height - size) / 2, size };
}

function isInWindow({ x, y, size }: Disc): boolean {
  return size > 0 && y + size > 0 && y < window.innerHeight && x + size > 0 && x < window.innerWidth;
}

const picturesIn = (parent: ParentNode, selector: string) => Array.from(parent.querySelectorAll(selector));

/** Pictures of the links to a path. The focused link comes first: it was pressed, in browsers that focus links. */
function picturesOfLinks(path: string): Element[] {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(LINKS));
  return links
    .filter((link) => link.pathname === path)
    .sort((one, other) => Number(other === document.activeElement) - Number(one === document.activeElement))
    .flatMap((link) => picturesIn(link, LOADED_PICTURE));
}

function isLoaded(picture: Element): boolean {
  const image = picture.querySelector('img');
  return Boolean(image?.complete && image.naturalWidth);
}

/** The address of a picture without its width, which is the same on both pages. */
const fileOf = (picture: Element) => picture.querySelector('img')?.src.replace(/-\d+\.\w+$/, '');

/** Sets styles and waits for the transitions of the style sheet. Resolves at once if there are none, or they are cancelled. */
async function transition(element: HTMLElement, style: Partial<CSSStyleDeclaration>): Promise<void> {
  Object.assign(element.style, style);
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
