import type { Page } from '@playwright/test';

/** Message of Playwright, not of the page, about blocked service workers. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Number of checks in a row without a pending request, so that requests of idle callbacks are done. */
const RESTS = 2;
const MOST_LOOKS = 600;

const pendingRequests = new WeakMap<Page, Set<unknown>>();

/** Returns the pending requests of a page, watched from the first call on. */
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
 * Opens a page and waits until it is hydrated, if scripts run: before that, links load documents and presses wait. Returns the
 * response of the server.
 */
export async function visit(page: Page, ...[address, options]: Parameters<Page['goto']>) {
  watchRequests(page);
  const answer = await page.goto(address, options);
  if (await runsScripts(page)) await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return answer;
}

/** Waits until a visited page has no pending requests, also when the browser is idle. */
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

/** Runs in the page: resolves after a frame, when the browser is idle. */
async function waitForIdle(): Promise<void> {
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

/** Runs in a page without scripts, which requests nothing after it is loaded. */
async function waitForLoad(): Promise<void> {}

/** Collects errors and warnings of the console, and responses with status 400 or higher. */
export function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && message.text() !== KEPT_OUT) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}
