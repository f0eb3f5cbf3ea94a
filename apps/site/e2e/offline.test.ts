import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { copySite } from './copySite.ts';
import { ownPaths } from './ownPaths.ts';
import { startSite } from './startSite.ts';
import { visit } from './visit.ts';

test.use({ serviceWorkers: 'allow' });
// Everything is fetched and kept first, on machines that are small and busy.
test.describe.configure({ timeout: 180_000 });

const client = path.join(import.meta.dirname, '../build/client');

/** What is kept whether it was opened or not: the frame, the team, resources and events, and two stories. */
const KEPT = [
  ...['/', '/grow-together', '/how-we-recruit-1'],
  ...ownPaths().filter((address) => /^\/(?:connect-with-us|campus-resources)(?:\/|$)/.test(address)),
  ...['/grow-together/your-cpa-journey', '/how-we-recruit-1/your-interview-experience'],
];
const OPENED = '/grow-together/our-people';
const NOT_KEPT = '/grow-together/belonging';

/** Bytes, unpacked, that a device may hold of us. */
const MOST = 8_000_000;

/** Waits until all of these are kept. */
async function keptAll(page: Page, addresses: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((address) => caches.match(address, { ignoreVary: true })));
      return all.filter((_, index) => found[index] === undefined);
    }, addresses);
  await expect.poll(missing, { timeout: 90_000 }).toEqual([]);
}

/** Everything that is kept: addresses, and bytes unpacked. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = await Promise.all(stored.map((cache) => cache.matchAll()));
    const keys = await Promise.all(stored.map((cache) => cache.keys()));
    const sizes = await Promise.all(answers.flat().map(async (answer) => (await answer.blob()).size));
    return {
      addresses: keys.flat().map(({ url }) => url),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  });

/** What something that is kept is made of, as the worker has noted it. */
const madeOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const kept = await caches.match(address, { ignoreVary: true });
    return kept?.headers.get('Kept-As') ?? '';
  }, path);

/** The line on a page that is a copy. */
const note = (page: Page) => page.locator('.offline-note');

/** Words that the line lies on: those that stand at one of its points. */
const coveredByNote = (page: Page) =>
  note(page).evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const covered = new Set<string>();
    for (let x = left; x < right; x += 4)
      for (let y = top; y < bottom; y += 4)
        for (const element of document.elementsFromPoint(x, y))
          for (const { nodeType, textContent } of element.childNodes)
            if (nodeType === Node.TEXT_NODE && textContent?.trim()) covered.add(textContent);
    return [...covered];
  });

/** A day as that line says it. */
const today = (language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date());

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('after one visit the frame, the team, resources, events and stories to be kept are read without a network', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  await keptAll(page, KEPT);
  await site.stop();
  for (const address of KEPT) {
    await visit(page, site.address + address);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText('No network here.');
    await expect(note(page), address).toContainText(`Offline: as of ${today('en-CA')}`);
  }
});

test('a slide that was not opened is drawn by the page of its section', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  await keptAll(page, ['/grow-together']);
  await site.stop();
  await visit(page, `${site.address}/discover-your-story`);
  await expect(page.locator('[data-current] h1, [data-current] h2').first()).toBeVisible();
  await expect(page).toHaveURL(/discover-your-story/);
  await expect(note(page)).toContainText(`Offline: as of ${today('en-CA')}`);
});

test('without a network links lead to what is kept, and to a page that says so where something is not', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}/connect-with-us`);
  await keptAll(page, KEPT);
  await site.stop();
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/connect-with-us\/./);
  await expect(note(page)).toBeVisible();

  await visit(page, `${site.address}/grow-together/your-cpa-journey`);
  await page
    .getByRole('link', { name: /^Next story/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('No network here.');
  const address = page.url();
  await page
    .getByRole('navigation', { name: 'Kept on your device' })
    .getByRole('link', { name: 'Your CPA journey' })
    .click();
  await expect(page).toHaveURL(/your-cpa-journey/);
  await expect(heading(page)).toContainText('Your CPA journey');

  await visit(page, address);
  await expect(heading(page)).toHaveText('No network here.');
  await site.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).not.toHaveText('No network here.');
  await expect(page).toHaveURL(address);
});

test('a story that was opened is read without a network, whatever its address asks, and named where another is missing', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}${OPENED}?from=poster`);
  await keptAll(page, [OPENED, `${OPENED}/page-data.json`, ...KEPT]);
  await site.stop();
  await visit(page, `${site.address}${OPENED}/?from=card`);
  await expect(note(page)).toBeVisible();
  await visit(page, site.address + NOT_KEPT);
  const opened = page.getByRole('navigation', { name: 'Read before' });
  await opened.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(OPENED));
  await expect(note(page)).toBeVisible();
});

test('a story that was come to from another page can be loaded by itself', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}/grow-together/your-cpa-journey`);
  await keptAll(page, KEPT);
  await page
    .getByRole('link', { name: /^Next story/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/your-cpa-journey/);
  const { pathname } = new URL(page.url());
  await keptAll(page, [pathname]);
  await site.stop();
  await visit(page, site.address + pathname);
  await expect(note(page)).toBeVisible();
});

test('events are those that were last answered', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  await keptAll(page, KEPT);
  await visit(page, `${site.address}/campus-resources/campus-events`);
  await keptAll(page, ['/learn/wp-json/api/campus_events']);
  const said = page.getByRole('status').filter({ hasText: /^\d+ events/ });
  const count = Number.parseInt((await said.textContent()) ?? '', 10);
  const events = page.getByRole('article');
  await expect(events).toHaveCount(count);
  await site.stop();
  await visit(page, `${site.address}/campus-resources/campus-events`);
  await expect(events).toHaveCount(count);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeHidden();
  await expect(note(page)).toBeVisible();
});

test('films and what belongs to others are not kept, and no more than 8 MB of all else: the oldest go', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}/grow-together`);
  await keptAll(page, KEPT);
  const folder = path.join(client, 'media');
  const media = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:avif|mp4)$/.test(name))
    .map((name) => `/media/${name.split(path.sep).join('/')}`);
  await page.evaluate(async (all) => {
    for (const address of all)
      if (address.endsWith('.mp4')) await (await fetch(address)).arrayBuffer();
      else
        await Object.assign(new Image(), { src: address })
          .decode()
          .catch(() => undefined);
  }, media);
  await expect(async () => {
    const { bytes, addresses } = await everythingKept(page);
    expect(bytes).toBeLessThanOrEqual(MOST);
    expect(bytes).toBeGreaterThan(0.9 * MOST);
    expect(addresses.filter((address) => !address.startsWith(site.address))).toEqual([]);
    expect(addresses.filter((address) => address.endsWith('.mp4'))).toEqual([]);
  }).toPass();
  // What is to be kept is still there, though it is older than all these pictures.
  await keptAll(page, KEPT);
});

test('the first visit waits for nothing of it: it comes once the page is loaded, and is small', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  const ready = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('startOffline'));
    return { loaded: load?.loadEventEnd ?? 0, asked: script?.startTime ?? 0, name: script?.name ?? '' };
  });
  expect(ready.asked).toBeGreaterThan(ready.loaded);
  const script = readFileSync(path.join(client, new URL(ready.name).pathname));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3 * 1024);
});

test('the worker is asked for anew each time', async ({ request }) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a new build takes over at the next load: what is kept is of it, and a page in the window goes on', async ({
  page,
}) => {
  using copy = copySite();
  await using site = await startSite(copy.root);
  const connect = '/connect-with-us';
  await visit(page, site.address);
  await keptAll(page, KEPT);
  const revision = await madeOf(page, connect);
  copy.change('sw.js', (text) => text.replace(revision, 'anew'));
  copy.change(`${connect}/index.html`, (text) => text.replaceAll('<h1', '<h1 data-anew=""'));
  await site.stop();
  await site.start();

  await page.getByRole('textbox').fill('Ada');
  await visit(page, site.address);
  await expect.poll(() => madeOf(page, connect)).toBe('anew');
  await site.stop();
  await page.goto(site.address + connect);
  await expect(page.locator('h1[data-anew]')).toBeVisible();
});

test('where a device has no room, the visit goes on, and what was kept before can still be read', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await using site = await startSite(client);
  await visit(page, site.address);
  await keptAll(page, ['/connect-with-us']);
  const origin = new URL(site.address).origin;
  const device = await context.newCDPSession(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  for (const address of [OPENED, NOT_KEPT]) {
    await visit(page, site.address + address);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect((await everythingKept(page)).addresses.filter((address) => address.includes(NOT_KEPT))).toEqual([]);
  await site.stop();
  await visit(page, `${site.address}/connect-with-us`);
  await expect(note(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('where there are no service workers the visit goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await using site = await startSite(client);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await visit(page, site.address);
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});

for (const { language, home, title, as } of [
  { language: 'en-CA', home: '', title: 'No network here.', as: 'Offline: as of' },
  { language: 'fr-CA', home: '/fr', title: 'Pas de réseau ici.', as: 'Hors ligne : en date du' },
]) {
  test(`what is said without a network can be read by everybody, and covers nothing, in ${language}`, async ({
    page,
  }) => {
    await using site = await startSite(client);
    await visit(page, site.address + home);
    const [first = ''] = ownPaths().filter((address) => address.startsWith(`${home}/c`));
    await keptAll(page, [home || '/', first]);
    await site.stop();
    await visit(page, `${site.address}${home}/none/such`);
    await expect(heading(page)).toHaveText(title);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      for (const address of [home || '/', first]) {
        await visit(page, site.address + address);
        await expect(note(page)).toContainText(`${as} ${today(language)}`);
        expect(await coveredByNote(page), `${address}, ${viewport.width} × ${viewport.height}`).toEqual([]);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    }
  });
}
