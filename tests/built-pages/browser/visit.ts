import type { Page } from '@playwright/test';

/** Said by Playwright, not by the page, of service workers that it keeps out. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Times in a row that a page with time to spare asks for nothing: what it asks for when idle has come by then. */
const RESTS = 2;
const MOST_LOOKS = 600;

const pendingRequests = new WeakMap<Page, Set<unknown>>();

/** Requests of a page without a response, from the first call on. */
export function watchRequests(page: Page): ReadonlySet<unknown> {
  const known = pendingRequests.get(page);
  if (known) return known;
  const pending = new Set<unknown>();
  pendingRequests.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/**
 * Goes to a page and, where scripts run, waits until React has taken it over; before that, links are links and a press
 * waits. Returns the response of the server.
 */
export async function visit(page: Page, ...[address, options]: Parameters<Page['goto']>) {
  watchRequests(page);
  const answer = await page.goto(address, options);
  if (await runsScripts(page)) await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return answer;
}

/** Waits until a visited page has all that it asked for, and asks for no more when it has time. */
export async function settled(page: Page): Promise<void> {
  const pending = watchRequests(page);
  const hasTime = (await runsScripts(page)) ? waitForIdle : waitForLoad;
  for (let looks = 0, rests = 0; rests < RESTS; looks += 1) {
    if (looks === MOST_LOOKS) throw new Error(`${page.url()} never stops asking for more.`);
    await page.evaluate(hasTime);
    rests = pending.size === 0 ? rests + 1 : 0;
  }
}

const runsScripts = (page: Page) => page.evaluate(() => !matchMedia('(scripting: none)').matches);

/** Runs in the page: resolves after a frame, when nothing else is to be done. */
async function waitForIdle(): Promise<void> {
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/** Runs in the page without scripts of its own, which asks for nothing after it is loaded. */
async function waitForLoad(): Promise<void> {}

/** Collects what must not happen on any page: errors and warnings of the console, responses from 400 on. */
export function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== KEPT_OUT) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}
