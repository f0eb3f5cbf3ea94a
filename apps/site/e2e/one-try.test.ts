import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

/** Sources: "115 requests a second and tab, without end" and "a heading for 90 s", both of a deploy that was half there. */

const FAILED = 'Part of this page didn’t load.';
const PATIENCE_MS = 5000;
const SILENCE_MS = 120_000;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const typeOf = (route: Route) =>
  types[/\.\w+$/.exec(new URL(route.request().url()).pathname)?.[0] ?? ''] ?? 'text/html';

/** Responses that replace the expected one. */
const INSTEAD: Record<string, (route: Route) => Promise<void>> = {
  'a 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>None</h1>' }),
  'a 404 in JSON': (route) => route.fulfill({ status: 404, json: { error: 'none' } }),
  'a 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Oh no' }),
  'an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  garbage: (route) => route.fulfill({ status: 200, contentType: typeOf(route), body: '\u0000}{' }),
  'an empty answer': (route) => route.fulfill({ status: 200, contentType: typeOf(route), body: '' }),
};

/** Never answers. */
const silence = () => new Promise<never>(() => undefined);

/**
 * Notes what is asked for from now on: documents, and what one document asks for more than once. Browsers may ask for a
 * picture that failed as it was loaded ahead once more where it stands.
 */
function noteRequests(page: Page) {
  const documents: string[] = [];
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname);
    else if (request.resourceType() !== 'image' && !pathname.endsWith('.svg')) {
      const key = `${documents.length}. ${pathname}`;
      asked.set(key, (asked.get(key) ?? 0) + 1);
    }
  });
  return {
    documents,
    /** Paths, each behind the number of documents that were asked for before. */
    twice: () => [...asked].flatMap(([key, times]) => (times > 1 ? `${key} × ${times}` : [])),
    times: (key: string) => asked.get(key) ?? 0,
  };
}

/** Has everything but documents answered so from now on. */
const answerAll = (page: Page, instead: (route: Route) => Promise<void>) =>
  page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.fallback() : instead(route)));

/** Long enough for a loop to show itself. */
const frames = (page: Page, count = 60) =>
  page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

const colleague = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link').first();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A visit of the team whose page, and nothing else, is there. */
async function openTeam(page: Page) {
  await visit(page, '/connect-with-us');
  await settled(page);
  const path = (await colleague(page).getAttribute('href')) ?? '';
  const name = (await colleague(page).locator('.gt-member-card__name').textContent()) ?? '';
  return { path, name };
}

/**
 * Has nothing answered from now on. `breakOff` ends documents that are on their way and leaves the page in the window: nothing
 * can be asked of it before.
 */
async function answerNothing(page: Page) {
  const onTheirWay: Route[] = [];
  await page.route('**/*', (route) => {
    if (!route.request().isNavigationRequest()) return silence();
    onTheirWay.push(route);
    return Promise.resolve();
  });
  return {
    breakOff: () => Promise.all(onTheirWay.map((route) => route.abort('aborted').catch(() => undefined))),
  };
}

/** Presses the link, and waits for the document that comes. */
async function pressAndLoad(page: Page, link: Locator) {
  const loaded = page.waitForEvent('load');
  await link.click();
  await loaded;
}

test('a page without data is requested once, however often a pointer rests on its link, and then loaded as a document', async ({
  page,
}) => {
  const { path, name } = await openTeam(page);
  await page.route('**/page-data.json?*', (route) => route.fulfill({ status: 404 }));
  const { documents, times, twice } = noteRequests(page);
  for (let rest = 0; rest < 3; rest += 1) {
    await colleague(page).hover();
    await frames(page, 20);
    await page.getByRole('heading', { level: 1 }).hover();
  }
  expect(times(`0. ${path}/page-data.json`)).toBe(1);
  expect(twice()).toEqual([]);

  await page.unroute('**/page-data.json?*');
  await pressAndLoad(page, colleague(page));
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  expect(documents).toEqual([path]);
  expect(twice()).toEqual([]);
});

for (const [what, instead] of Object.entries(INSTEAD)) {
  test(`with ${what} for everything but documents, a press asks once and loads the document, which says what is missing`, async ({
    page,
  }) => {
    const { path, name } = await openTeam(page);
    await answerAll(page, instead);
    const { documents, twice } = noteRequests(page);
    await pressAndLoad(page, colleague(page));
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await frames(page);
    expect(documents).toEqual([path]);
    expect(twice()).toEqual([]);

    await pressAndLoad(page, page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await frames(page);
    expect(documents).toEqual([path, path]);
  });

  test(`with ${what} for everything but the document that is opened, it is loaded again once and stays to be read`, async ({
    page,
  }) => {
    await answerAll(page, instead);
    const { documents, twice } = noteRequests(page);
    await page.goto('/campus-resources/resume-tips');
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await frames(page);
    expect(documents).toHaveLength(2);
    expect(twice()).toEqual([]);
  });

  test(`with ${what} for documents too, a press asks for one document, and there it ends`, async ({
    page,
  }) => {
    const { path } = await openTeam(page);
    await page.route('**/*', instead);
    const { documents, twice } = noteRequests(page);
    await pressAndLoad(page, colleague(page));
    await expect(page).toHaveURL(path);
    await frames(page);
    expect(documents).toEqual([path]);
    expect(twice()).toEqual([]);
  });
}

test('without a response a press waits five seconds, then the document is loaded', async ({ page }) => {
  await page.clock.install();
  const { path, name } = await openTeam(page);
  await answerAll(page, silence);
  const { documents, twice, times } = noteRequests(page);
  await colleague(page).click();
  await expect.poll(() => times(`0. ${path}/page-data.json`)).toBe(1);
  await page.clock.runFor(PATIENCE_MS - 1000);
  expect(documents).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => documents).toEqual([path]);
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);

  // Its own parts have the two minutes of the specification, and are not asked for again by themselves.
  await page.clock.runFor(SILENCE_MS + PATIENCE_MS);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  expect(documents).toEqual([path]);
  expect(twice()).toEqual([]);
});

test('without any response, each press requests one document, and the page in the window stays', async ({
  page,
}) => {
  await page.clock.install();
  const { path } = await openTeam(page);
  const { breakOff } = await answerNothing(page);
  const { documents, twice, times } = noteRequests(page);
  await colleague(page).click();
  await expect.poll(() => times(`0. ${path}/page-data.json`)).toBe(1);
  await page.clock.runFor(PATIENCE_MS);
  await expect.poll(() => documents).toEqual([path]);
  await breakOff();
  await expect(heading(page)).toBeVisible();
  await frames(page);
  expect(documents).toEqual([path]);
  expect(twice()).toEqual([]);
});

test('a document that is on its way is let go when the visitor goes on to a page that is there', async ({
  page,
}) => {
  const { path } = await openTeam(page);
  const start = page.getByRole('banner').getByRole('link').first();
  const prefetched = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/page-data.json');
  await start.hover();
  await prefetched;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}/page-data.json?*`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  // The page presses by itself: nothing can be asked of it while a document is on its way.
  await start.evaluate((link: HTMLElement) => setTimeout(() => link.click(), 2000));
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await colleague(page).click({ noWaitAfter: true });
  await asked;
  await expect(page).toHaveURL('/');
  letGo();
  await frames(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('a storage that keeps nothing has no page loaded again and again', async ({ page }) => {
  await page.addInitScript(() => {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    Object.defineProperty(window, 'sessionStorage', { value: new Proxy(nothing, { set: () => true }) });
  });
  await answerAll(page, (route) => route.fulfill({ status: 404 }));
  const { documents } = noteRequests(page);
  await page.goto('/campus-resources/resume-tips');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await frames(page);
  expect(documents).toHaveLength(1);
});

test('a page whose picture never comes comes to life without being touched', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.avif', silence);
  await page.goto('/grow-together/our-people', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
});

test('a choice whose page never loads is cancelled under its flood, and can be made again', async ({
  page,
}) => {
  await visit(page, '/');
  const student = page.getByRole('main').getByRole('link', { name: /student/ });
  // Has the flood of the choice loaded.
  await student.hover();
  await settled(page);
  const { breakOff } = await answerNothing(page);
  const { documents } = noteRequests(page);
  // The page notes and presses by itself: nothing can be asked of it while a document is on its way.
  await student.evaluate((link: HTMLElement) => {
    let lights = 0;
    const noted: number[] = [];
    Object.assign(window, { noted });
    new MutationObserver(() => {
      const now = document.querySelectorAll('.gt-flood').length;
      if (now === lights) return;
      lights = now;
      noted.push(now);
      if (noted.length === 2) link.click();
    }).observe(document.body, { childList: true, subtree: true });
    link.click();
  });
  await expect.poll(() => documents).toEqual(['/grow-together', '/grow-together']);
  await breakOff();
  const noted = await page.evaluate(() => (window as unknown as { noted: number[] }).noted);
  expect(noted.slice(0, 3)).toEqual([1, 0, 1]);
});

test('two servers with a build each, and half of what each needs, have a page loaded again once for each', async ({
  page,
}) => {
  const builds = ['aaaa0001', 'bbbb0002'];
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fulfill({ status: 404 });
    const answer = await route.fetch();
    builds.reverse();
    const html = (await answer.text()).replace(/data-build="\w+"/, `data-build="${builds[0]}"`);
    await route.fulfill({ response: answer, body: html });
  });
  const { documents } = noteRequests(page);
  await page.goto('/campus-resources/resume-tips');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await frames(page);
  expect(documents).toHaveLength(3);
});
