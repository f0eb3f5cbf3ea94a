/** Measurements that a page takes while it loads; times in ms since the navigation. */
export type Noted = {
  firstPaint: number;
  largestPaint: number;
  /** Largest element: the address of a picture, or the name of an element. */
  largest: string;
  /** Each shift that no press explains. */
  shifts: { value: number; at: number; sources: string[] }[];
  /** Tasks over 50 ms. */
  longTasks: { at: number; duration: number }[];
};

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page before anything else does (`addInitScript`), so it must not use anything outside itself. */
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
