import { type RefObject, useLayoutEffect } from 'react';

/** Where something may stand that lies over a page. */
export type Aside = {
  /** Its places in the order in which it tries, the last one only for what has focus; CSS draws them. */
  places: readonly string[];
  /** How much further the page goes on for it, a length of CSS. Default as for a notice. */
  room?: string;
  /** A selector of what else it leaves free as it comes. */
  spares?: string;
};

/** Room for the focus outline around a box, px. */
const OUTLINE = 8;

/** A window that is lower has no room beside a notice, px. */
const LOW = 600;

/** What can be pressed or typed in as a page comes; footers come later. */
const CONTROLS = ':is(a[href], button, input, select, summary):not(footer *)';

/**
 * Moves an element to the first of its places (`data-place`) where it covers least: of what can be pressed as it comes,
 * and of what has focus after that; mostly nothing. The root tells that it is there, and where it came to
 * (`data-gt-notice`): with `:has()` browsers would look for it in all that comes to the page.
 */
export function useStepAside(
  element: RefObject<HTMLElement | null>,
  { places, room = '', spares }: Aside,
): void {
  useLayoutEffect(() => {
    const notice = element.current;
    if (!notice) return;
    const { dataset, style } = document.documentElement;
    dataset.gtNotice = '';
    style.setProperty('--gt-notice-room', room);
    const leave = (targets: readonly Element[], free: readonly string[]) => {
      if (coveredOf(targets, notice) === 0) return;
      const shares = free.map((place) => {
        notice.dataset.place = place;
        return coveredOf(targets, notice);
      });
      notice.dataset.place = free[shares.indexOf(Math.min(...shares))];
    };
    const controls = [...document.querySelectorAll(spares ? `${CONTROLS}, ${spares}` : CONTROLS)];
    leave(controls, places.slice(0, -1));
    // What lies under it at the top of a page no scrolling brings out, and a low window has no room left to scroll to.
    const blocks = !fillsWindow() && (window.innerHeight < LOW || coveredOf(controls, notice) > 0);
    if (notice.dataset.place === 'below-header' && blocks)
      leave(
        controls,
        places.filter((place) => place.startsWith('bottom')),
      );
    dataset.gtNotice = notice.dataset.place ?? '';
    const stepAside = () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body) leave([focused], places);
    };
    stepAside();
    document.addEventListener('focusin', stepAside);
    return () => {
      delete dataset.gtNotice;
      style.removeProperty('--gt-notice-room');
      document.removeEventListener('focusin', stepAside);
    };
  }, [element, places, room, spares]);
}

/** How much of elements lies under a notice where it comes to rest, px²: it rises as it is measured. */
function coveredOf(targets: readonly Element[], notice: HTMLElement): number {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = notice;
  const box = new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
  return targets
    .filter((target) => !notice.contains(target) && target.checkVisibility())
    .reduce((sum, target) => sum + overlap(target.getBoundingClientRect(), box), 0);
}

/** What a box with its outline shares with another, px². */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + OUTLINE;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + OUTLINE;
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether the page ends with the window, but for the room that it has for the notice. */
function fillsWindow(): boolean {
  const root = document.documentElement;
  return root.scrollHeight - Number.parseFloat(getComputedStyle(root).paddingBlockEnd) <= window.innerHeight;
}
