import { afterPaint } from '@tamarack-lowe/ui/after-paint';
import { circleTo } from '../../visit/circleTo.ts';

/** The photo that a story opens with: the first one, that in focus of a slider, the first picture of a film. */
const STORY_PHOTO =
  '.story :is(.story__photo, [data-place="0"]) .gt-photo-circle__disc, .story .gt-video__poster';

/** What ends the way of a photo before it is there. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;

const circlePhoto = (path: string) => circleTo(path)?.querySelector('.gt-circle__disc');
const storyPhoto = () => document.querySelector(STORY_PHOTO);

/**
 * The photo of a circle becomes that of its story, and comes back: call it before the page changes, and what it gives
 * once the other page is in the document. The picture itself goes, above the page, until the next one is there: no disc
 * is empty, and the page waits for none of it.
 */
export function carryPhoto(from: string, to: string): (() => void) | undefined {
  const circle = circlePhoto(to);
  const photo = circle ?? storyPhoto();
  const picture = photo?.querySelector('.gt-picture:has(img)');
  const isStill = getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
  if (!photo || !picture || isStill || document.querySelector('dialog[open]')) return;
  const start = discOf(photo);
  if (!isSeen(start)) return;

  return () => {
    const target = circle ? storyPhoto() : circlePhoto(from);
    if (!target) return;
    const disc = document.createElement('div');
    disc.className = 'carried';
    disc.ariaHidden = 'true';
    Object.assign(disc.style, { left: `${start.x}px`, top: `${start.y}px`, width: `${start.size}px` });
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
      const goal = discOf(target);
      const grown = goal.size / start.size;
      const way = `translate(${goal.x - start.x}px, ${goal.y - start.y}px) scale(${grown})`;
      if (signal.aborted || !isSeen(goal)) return end();
      await move(disc, { transform: way });
      await target
        .querySelector('img')
        ?.decode()
        .catch(() => undefined);
      hiding.cancel();
      await move(disc, { opacity: '0' });
      end();
    });
  };
}

type Disc = { x: number; y: number; size: number };

/** The largest disc in the middle of an element, in px of the window. */
function discOf(element: Element): Disc {
  const { left, top, width, height } = element.getBoundingClientRect();
  const size = Math.min(width, height);
  return { x: left + (width - size) / 2, y: top + (height - size) / 2, size };
}

const isSeen = ({ y, size }: Disc) => size > 0 && y + size > 0 && y < window.innerHeight;

/** Follows the transitions of the style sheet; ends where there are none, or where they are ended. */
async function move(disc: HTMLElement, style: Partial<CSSStyleDeclaration>): Promise<void> {
  Object.assign(disc.style, style);
  await Promise.allSettled(disc.getAnimations().map(({ finished }) => finished));
}
