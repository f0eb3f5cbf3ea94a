import type { Measured, Vital } from '@tamarack-lowe/server';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { withoutTrailingSlash } from '../../site/paths.ts';
import { TIMEOUT_MS } from '../router/fetchJson.ts';

/** Number of different pages after which a report is sent before the page is hidden, to keep reports small. */
const MAX_PAGES = 20;

/**
 * Measures the session from here on, and sends reports to an address of the site: when the page is left or hidden, and after
 * many pages when the browser is idle. Without the Navigation API, counts only the page that was loaded. Returns a function that
 * pauses the measurement (`false`) or resumes it (`true`). Measurements of a pause are never sent.
 */
export function measureSession(to: string): (isMeasured: boolean) => void {
  const [load] = performance.getEntriesByType('navigation');
  const loaded = withoutTrailingSlash(new URL(load?.name ?? location.href).pathname);
  let current = loaded;
  let pages: Record<string, number> = { [loaded]: 1 };
  let vitals: Measured['vitals'] = {};
  const reported = new Set<Vital>();
  let isActive = true;

  function send() {
    if (Object.keys(pages).length + Object.keys(vitals).length === 0) return;
    const body = JSON.stringify({ loaded, pages, vitals } satisfies Measured);
    pages = {};
    vitals = {};
    if (!isActive) return;
    // Like a beacon, but without cookies, and without the address of the page, whose search parameters may name somebody.
    fetch(to, {
      method: 'POST',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).catch(() => undefined);
  }

  function addVital({ name, value }: MetricType) {
    if (reported.has(name)) return;
    reported.add(name);
    vitals = { ...vitals, [name]: Math.round(value * 1000) / 1000 };
  }

  function countPage() {
    const path = withoutTrailingSlash(location.pathname);
    if (path === current) return;
    current = path;
    pages[current] = (pages[current] ?? 0) + 1;
    if (Object.keys(pages).length >= MAX_PAGES) (window.requestIdleCallback ?? setTimeout)(send);
  }

  // A quick visitor may be on another page already.
  countPage();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(addVital);
  window.navigation?.addEventListener('currententrychange', countPage);
  // `web-vitals` reports final values in listeners on the document. A listener on the window runs after them.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  return (isMeasured) => {
    // A pause drops the measurements that were not sent yet; resuming drops those of the pause.
    if (isMeasured !== isActive) [pages, vitals] = [{}, {}];
    isActive = isMeasured;
  };
}
