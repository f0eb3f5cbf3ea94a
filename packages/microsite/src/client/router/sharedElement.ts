import { motionReduced } from '@tamarack-lowe/pages';
import { afterPaint } from '@tamarack-lowe/ui/after-paint';

/** What ends the way of a picture before it is there. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

/** Links of the page, and pictures on it; slides beside the one that is shown aside. */
const BESIDE = '.gt-deck__slide:not([data-current]) *';
const LINKS = `main a[href]:not(${BESIDE})`;
const PICTURES = `main .gt-picture:has(> img):not(${BESIDE})`;

/**
 * The picture that was pressed, of a circle, of the next story or of a colleague, goes to where it is on the page that
 * it leads to, and comes back: call it before the page changes, and what it gives once the other page is in the document
 * and scrolled. The picture itself goes, above the page, until the next one is there: no disc is empty, and the page
 * waits for none of it. A picture that is not on both pages stays where it is. What stood at the address until its page
 * came (`from` is `to`) hands its picture on, from wherever it is by then.
 */
export function carryPhoto(from: string, to: string): (() => void) | undefined {
  if (motionReduced() || document.querySelector('dialog[open]')) return;
  const onItsWay = document.querySelector('.carried > .gt-picture');
  const pressed = from === to && onItsWay ? [onItsWay] : picturesTo(to);
  const forth = pressed.length > 0 || from === to;
  const leaving = (pressed.length > 0 ? pressed : picturesOn(document, PICTURES))
    .filter(isReady)
    .map(seen)
    .filter(isInWindow);
  if (leaving.length === 0) return;

  return () => {
    const arriving = forth
      ? picturesOn(document, PICTURES)
      : picturesTo(from).filter((each) => isInWindow(seen(each)));
    for (const target of arriving) {
      const found = leaving.find(({ picture }) => fileOf(picture) === fileOf(target));
      if (found) return carry(found, target.parentElement ?? target);
    }
  };
}

function carry({ picture, x, y, size }: Seen, target: Element) {
  const disc = document.createElement('div');
  disc.className = 'carried';
  disc.ariaHidden = 'true';
  Object.assign(disc.style, { left: `${x}px`, top: `${y}px`, width: `${size}px` });
  disc.append(picture);
  document.body.append(disc);
  const hiding = target.animate({ opacity: [0, 0] }, { fill: 'forwards' });
  const input = new AbortController();
  const { signal } = input;
  const end = () => {
    input.abort();
    hiding.cancel();
    disc.remove();
  };
  for (const name of INPUTS) addEventListener(name, end, { capture: true, passive: true, signal });
  afterPaint(async () => {
    const goal = seen(target);
    const way = `translate(${goal.x - x}px, ${goal.y - y}px) scale(${goal.size / size})`;
    if (signal.aborted || !isInWindow(goal)) return end();
    await move(disc, { transform: way });
    await target
      .querySelector('img')
      ?.decode()
      .catch(() => undefined);
    hiding.cancel();
    await move(disc, { opacity: '0' });
    end();
  });
}

/** A picture, and the largest disc in its middle, in px of the window. */
type Seen = { picture: Element; x: number; y: number; size: number };

function seen(picture: Element): Seen {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const size = Math.min(width, height);
  return { picture, x: left + (width - size) / 2, y: top + (height - size) / 2, size };
}

function isInWindow({ x, y, size }: Seen): boolean {
  return size > 0 && y + size > 0 && y < window.innerHeight && x + size > 0 && x < window.innerWidth;
}

const picturesOn = (place: ParentNode, selector: string) => Array.from(place.querySelectorAll(selector));

/** The pictures of the links to a path; the one that was pressed first, where the browser knows it. */
function picturesTo(path: string): Element[] {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(LINKS));
  return links
    .filter((link) => link.pathname === path)
    .sort((one, other) => Number(other === document.activeElement) - Number(one === document.activeElement))
    .flatMap((link) => picturesOn(link, '.gt-picture:has(> img)'));
}

/** Whether a picture can be shown elsewhere at once. */
function isReady(picture: Element): boolean {
  const image = picture.querySelector('img');
  return Boolean(image?.complete && image.naturalWidth);
}

/** What the files of a picture have in common, whatever their width. */
const fileOf = (picture: Element) => picture.querySelector('img')?.src.replace(/-\d+\.\w+$/, '');

/** Follows the transitions of the style sheet; ends where there are none, or where they are ended. */
async function move(disc: HTMLElement, style: Partial<CSSStyleDeclaration>): Promise<void> {
  Object.assign(disc.style, style);
  await Promise.allSettled(disc.getAnimations().map(({ finished }) => finished));
}
