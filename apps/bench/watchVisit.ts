import type { Browser } from 'playwright';

/** A visit of a returning visitor to a slide. */
export type WatchedVisit = {
  address: string;
  type: 'student' | 'experienced';
  window: readonly [width: number, height: number];
  /** True when the page is loaded a second time and that load is watched; else the first load is watched. */
  reload: boolean;
  still: boolean;
};

/** Time in ms that a page is watched after hydration. Typefaces load long before its end. */
const WATCHED_MS = 1500;

/** Watches a visit. Returns visible elements that disappeared or moved, and the numbers of watched frames and elements. */
export async function watchVisit(
  browser: Browser,
  { address, type, window: [width, height], reload, still }: WatchedVisit,
): Promise<{ losses: Loss[]; frames: number; parts: number }> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: still ? 'reduce' : 'no-preference',
    ...(width < 900 && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  });
  try {
    await context.addInitScript((kept) => {
      localStorage.setItem('userType', kept);
      localStorage.setItem('userName', 'Amélie');
      localStorage.setItem('gdpr', 'true');
    }, type);
    await context.addInitScript(watchSeen);
    const page = await context.newPage();
    const come = async (arrive: () => Promise<unknown>) => {
      await arrive();
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      await page.waitForTimeout(WATCHED_MS);
    };
    await come(() => page.goto(address));
    if (reload) await come(() => page.reload());
    return await page.evaluate(() => ({ losses: window.losses, ...window.looked }));
  } finally {
    await context.close();
  }
}

/** Window sizes that the deck has layouts for. */
const WATCHED_WINDOWS = [
  [360, 800],
  [390, 844],
  [768, 1024],
  [834, 1194],
  [844, 390],
  [1440, 900],
] as const;

/** Lists a visit for every slide in every window. Types, reloads and motion alternate, so that every pair of them occurs. */
export function watchedVisits(slides: readonly string[]): WatchedVisit[] {
  return slides.flatMap((address, slide) =>
    WATCHED_WINDOWS.map((size, place) => ({
      address,
      window: size,
      type: (slide + place) % 2 === 0 ? 'student' : 'experienced',
      reload: (Math.floor(slide / 2) + place) % 2 === 0,
      still: (slide + Math.floor(place / 2)) % 3 === 0,
    })),
  );
}

/** A visible element that disappeared or moved without a press. */
type Loss = {
  kind: 'faded' | 'gone' | 'moved' | 'picture' | 'link';
  what: string;
  /** ms since the navigation. */
  at: number;
  /** Remaining opacity, distance in px, or the values before and after. */
  by: string;
};

declare global {
  interface Window {
    losses: Loss[];
    /** Numbers of watched frames, and of elements seen in them. */
    looked: { frames: number; parts: number };
  }
}

/**
 * Checks every frame of a page from its first paint on. Records words, circles and buttons that were visible and then fall
 * below 60 % opacity, leave the page or move by more than a line, and circles whose picture or link changes. Runs in the page
 * before all other scripts (`addInitScript`), so it must not use anything outside of itself.
 */
function watchSeen(): void {
  type Place = { left: number; middle: number; top: number; bottom: number; line: number };
  type Seen = { place: Place; name: string; noted: Set<string>; picture: string; link: string };
  const FAINT = 0.6;
  const losses: Loss[] = [];
  const looked = { frames: 0, parts: 0 };
  Object.assign(window, { losses, looked });
  const seen = new Map<Element, Seen>();

  const measure = (part: Element): Place | null => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const isWords = !part.matches('.gt-circle, button');
    const lines = isWords ? [...range.getClientRects()].filter(({ width }) => width > 2) : [];
    const [first] = lines;
    const last = lines.at(-1);
    if (isWords && (!first || !last)) return null;
    const box = part.getBoundingClientRect();
    const { top } = first ?? box;
    const { bottom } = last ?? box;
    const left = isWords ? Math.min(...lines.map((each) => each.left)) : box.left;
    const size = Number.parseFloat(getComputedStyle(part).fontSize);
    // Small text has small lines, and nobody notices a circle that moves by so little.
    const line = isWords ? size * 1.3 : Math.max(size * 1.3, 20);
    const right = isWords ? Math.max(...lines.map((each) => each.right)) : box.right;
    const inWindow = right > 4 && left < innerWidth - 4 && bottom > 4 && top < innerHeight - 4;
    return inWindow && box.width > 4 && box.height > 4
      ? { left, middle: (left + right) / 2, top, bottom, line }
      : null;
  };

  const look = () => {
    requestAnimationFrame(look);
    if (!document.body || performance.getEntriesByName('first-contentful-paint').length === 0) return;
    looked.frames += 1;
    const opacities = new Map<Element, number>();
    const opacityOf = (element: Element | null): number => {
      if (!element) return 1;
      const known = opacities.get(element);
      if (known !== undefined) return known;
      const { opacity } = getComputedStyle(element);
      const whole = Number(opacity) * opacityOf(element.parentElement);
      opacities.set(element, whole);
      return whole;
    };
    const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const note = (kind: Loss['kind'], part: Seen, by: string) => {
      if (part.noted.has(kind)) return;
      part.noted.add(kind);
      losses.push({ kind, what: part.name, at: Math.round(performance.now()), by });
    };

    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const parts = [...document.querySelectorAll('main *, header *, .gt-deck-controls *')].filter(
      (element) =>
        !element.closest('dialog, svg, [inert]') &&
        (element.matches('.gt-circle, button') || hasWords(element)),
    );
    for (const part of parts) {
      const before = seen.get(part);
      const place = isShown(part) ? measure(part) : null;
      const image = part.matches('.gt-circle') ? part.querySelector('img') : null;
      const picture = image?.complete && image.naturalWidth > 0 ? image.currentSrc : '';
      const link = (part.matches('.gt-circle') && part.querySelector('a')?.href) || '';
      if (!before) {
        if (!place || opacityOf(part) < FAINT) continue;
        const words = (part.textContent ?? '').trim().slice(0, 30);
        const name = `${part.localName}.${part.getAttribute('class') ?? ''} “${words}”`;
        seen.set(part, { place, name, noted: new Set(), picture, link });
        looked.parts += 1;
        continue;
      }
      if (!isShown(part)) note('gone', before, 'not drawn');
      else if (opacityOf(part) < FAINT) note('faded', before, opacityOf(part).toFixed(2));
      if (place) {
        const { left, middle, top, bottom, line } = before.place;
        const by = Math.max(
          // Text with other line breaks keeps its left edge or its centre.
          Math.min(Math.abs(place.left - left), Math.abs(place.middle - middle)),
          Math.abs(place.top - top),
          Math.abs(place.bottom - bottom),
        );
        if (by > line) note('moved', before, `${by.toFixed(0)} px, a line is ${line.toFixed(0)}`);
      } else if (isShown(part)) note('moved', before, 'out of the window');
      // The same picture in another width is the same picture.
      const same = (address: string) => address.replace(/-\d+\.\w+$/, '');
      if (before.picture && same(picture) !== same(before.picture))
        note('picture', before, `${before.picture} → ${picture || 'nothing'}`);
      before.picture ||= picture;
      if (link !== before.link) note('link', before, `${before.link} → ${link}`);
    }
    for (const [part, before] of seen)
      if (!part.isConnected)
        note(part.closest('.gt-circle') ? 'picture' : 'gone', before, 'taken out of the page');
  };
  requestAnimationFrame(look);
}
