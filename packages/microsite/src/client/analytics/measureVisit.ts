import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Measured, Vital } from '../../site/Measured.ts';
import { PATIENCE_MS } from '../router/fetchJson.ts';
import { plain } from '../router/plain.ts';

/** So many pages are told of without waiting for the end of a visit: what is told at once stays small. */
const MANY_PAGES = 20;

/**
 * Measures the visit from here on, and tells an address of the site: when the page is left or hidden, and now and then when
 * the browser is idle. Where there is no Navigation API, only the page that was loaded is counted.
 */
export function measureVisit(to: string): void {
  const [load] = performance.getEntriesByType('navigation');
  const loaded = plain(new URL(load?.name ?? location.href).pathname);
  let shown = loaded;
  let pages: Record<string, number> = { [loaded]: 1 };
  let vitals: Measured['vitals'] = {};
  const told = new Set<Vital>();

  function tell() {
    if (Object.keys(pages).length + Object.keys(vitals).length === 0) return;
    const body = JSON.stringify({ loaded, pages, vitals } satisfies Measured);
    pages = {};
    vitals = {};
    // As a beacon is, but without cookies and without the address of the page, whose query may name somebody.
    fetch(to, {
      method: 'POST',
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).catch(() => undefined);
  }

  function note({ name, value }: MetricType) {
    if (told.has(name)) return;
    told.add(name);
    vitals = { ...vitals, [name]: Math.round(value * 1000) / 1000 };
  }

  function count() {
    const path = plain(location.pathname);
    if (path === shown) return;
    shown = path;
    pages[shown] = (pages[shown] ?? 0) + 1;
    if (Object.keys(pages).length >= MANY_PAGES) (window.requestIdleCallback ?? setTimeout)(tell);
  }

  // Whoever was quick is on another page already.
  count();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
  window.navigation?.addEventListener('currententrychange', count);
  // On the window, behind the listeners of `web-vitals` on the document, which say the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}
