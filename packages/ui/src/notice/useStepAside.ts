import { type RefObject, useLayoutEffect } from 'react';

/** Places in order of preference; CSS positions them. The last one is used only to uncover the focused element. */
const PLACES = ['bottom-start', 'bottom-end', 'below-header', 'top'];

/** Space for the focus outline around a box, px. */
const OUTLINE = 8;

/** Windows lower than this have no space beside a notice, px. */
const LOW = 600;

/** Controls that a notice keeps uncovered; those of footers can be scrolled. */
const CONTROLS = ':is(a[href], button, input, select, summary):not(footer *)';

/**
 * Moves an element to the first of its places (`data-place`) where it covers the least: the controls when it appears, the focused
 * element after that. The root element has the place in `data-gt-notice`: with a `:has()` selector instead, browsers would search
 * every element that is added to the page.
 */
export function useStepAside(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = element.current;
    if (!notice) return;
    const { dataset } = document.documentElement;
    dataset.gtNotice = '';
    const uncover = (targets: readonly Element[], free: readonly string[]) => {
      if (coveredArea(targets, notice) === 0) return;
      const shares = free.map((place) => {
        notice.dataset.place = place;
        return coveredArea(targets, notice);
      });
      notice.dataset.place = free[shares.indexOf(Math.min(...shares))];
    };
    const controls = [...document.querySelectorAll(CONTROLS)];
    uncover(controls, PLACES.slice(0, -1));
    // At the top of a page, scrolling cannot uncover a control or a title, and in a low window no room is left to scroll to.
    const fixed = [...controls, ...document.querySelectorAll('h1')];
    const blocks = !fillsWindow() && (window.innerHeight < LOW || coveredArea(fixed, notice) > 0);
    if (notice.dataset.place === 'below-header' && blocks)
      uncover(
        fixed,
        PLACES.filter((place) => place.startsWith('bottom')),
      );
    dataset.gtNotice = notice.dataset.place ?? '';
    const stepAside = () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body) uncover([focused], PLACES);
    };
    stepAside();
    document.addEventListener('focusin', stepAside);
    return () => {
      delete dataset.gtNotice;
      document.removeEventListener('focusin', stepAside);
    };
  }, [element]);
}

/** Area of the elements below the resting place of a notice, px²: it still animates when measured. */
function coveredArea(targets: readonly Element[], notice: HTMLElement): number {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = notice;
  const box = new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
  return targets
    .filter((target) => !notice.contains(target) && target.checkVisibility())
    .reduce((sum, target) => sum + overlap(target.getBoundingClientRect(), box), 0);
}

/** Area that a box with its outline shares with another, px². */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + OUTLINE;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + OUTLINE;
  return Math.max(0, width) * Math.max(0, height);
}

/** True if the page, without the space for the notice, is no longer than the window. */
function fillsWindow(): boolean {
  const root = document.documentElement;
  return root.scrollHeight - Number.parseFloat(getComputedStyle(root).paddingBlockEnd) <= window.innerHeight;
}
