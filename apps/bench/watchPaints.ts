/** Measurements of a page load; times in ms since the navigation. */
export type Noted = {
  firstPaint: number;
  largestPaint: number;
  /** Largest element: the address of a picture, or the name of an element. */
  largest: string;
  /** Layout shifts that follow no input. */
  shifts: { value: number; at: number; sources: string[] }[];
  /** Tasks over 50 ms. */
  longTasks: { at: number; duration: number }[];
};

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before all other scripts (`addInitScript`), so it must not use anything outside of itself. */
export function watchPaints(): void {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, largest: '', shifts: [], longTasks: [] };
  window.noted = noted;
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'gone';
    return `${element.localName}${element.className && typeof element.className === 'string' ? `.${element.className.trim().replaceAll(/\s+/g, '.')}` : ''}`;
  };
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  watch<PerformanceEntry & { url?: string; element?: Element }>(
    'largest-contentful-paint',
    ({ startTime, url, element }) => {
      noted.largestPaint = startTime;
      noted.largest = url || nameOf(element);
    },
  );
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] }>(
    'layout-shift',
    ({ value, startTime, hadRecentInput, sources = [] }) => {
      if (hadRecentInput) return;
      noted.shifts.push({ value, at: startTime, sources: sources.map(({ node }) => nameOf(node)) });
    },
  );
  watch('longtask', ({ startTime, duration }) => {
    noted.longTasks.push({ at: startTime, duration });
  });
}

/** A layout shift: its score and its time in ms. */
type Shift = { value: number; at: number };

/** Shifts within this time of each other (ms) count as one series, for at most `WINDOW_MS`. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Returns the cumulative layout shift as web-vitals defines it: the sum of the worst series of shifts. */
export function shiftScore(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let began = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { value, at } of shifts) {
    if (at - last > GAP_MS || at - began > WINDOW_MS) {
      sum = 0;
      began = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Time in ms that a task may take without blocking input noticeably. */
const LONG_MS = 50;

/** Returns the total blocking time in ms: the time of tasks beyond 50 ms, after the first paint. */
export function blockingTime(
  longTasks: readonly { at: number; duration: number }[],
  firstPaint: number,
): number {
  return longTasks
    .filter(({ at }) => at >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - LONG_MS, 0);
}
