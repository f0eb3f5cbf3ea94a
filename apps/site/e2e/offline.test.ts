import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { CACHED, client, heading, NOT_CACHED, note, OPENED, untilCached } from './cachedOffline.ts';
import { canonicalPaths } from './canonicalPaths.ts';
import { startSite } from './startSite.ts';

test.use({ serviceWorkers: 'allow' });
// Everything is fetched and kept first, on machines that are small and busy.
test.describe.configure({ timeout: 180_000 });

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

test('after one visit the frame, the team, resources, events and pinned stories can be read without a network', async ({
  page,
}) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  await untilCached(page, CACHED);
  await site.stop();
  for (const address of CACHED) {
    await visit(page, site.address + address);
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText('No network here.');
    await expect(note(page), address).toContainText(`Offline: as of ${today('en-CA')}`);
  }
});

test('a slide that was not opened is rendered by the page of its section', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  await untilCached(page, ['/grow-together']);
  await site.stop();
  await visit(page, `${site.address}/discover-your-story`);
  await expect(page.locator('[data-current] h1, [data-current] h2').first()).toBeVisible();
  await expect(page).toHaveURL(/discover-your-story/);
  await expect(note(page)).toContainText(`Offline: as of ${today('en-CA')}`);
});

test('without a network links open cached pages, and a page that says so for others', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}/connect-with-us`);
  await untilCached(page, CACHED);
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
  await expect(heading(page)).toContainText('Becoming a CPA');

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
  await untilCached(page, [OPENED, `${OPENED}/page-data.json`, ...CACHED]);
  await site.stop();
  await visit(page, `${site.address}${OPENED}/?from=card`);
  await expect(note(page)).toBeVisible();
  await visit(page, site.address + NOT_CACHED);
  const opened = page.getByRole('navigation', { name: 'Read before' });
  await opened.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(OPENED));
  await expect(note(page)).toBeVisible();
});

test('a story that was come to from another page can be loaded by itself', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, `${site.address}/grow-together/your-cpa-journey`);
  await untilCached(page, CACHED);
  await page
    .getByRole('link', { name: /^Next story/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/your-cpa-journey/);
  const { pathname } = new URL(page.url());
  await untilCached(page, [pathname]);
  await site.stop();
  await visit(page, site.address + pathname);
  await expect(note(page)).toBeVisible();
});

test('events are those that were last answered', async ({ page }) => {
  await using site = await startSite(client);
  await visit(page, site.address);
  await untilCached(page, CACHED);
  await visit(page, `${site.address}/campus-resources/campus-events`);
  await untilCached(page, ['/learn/wp-json/api/campus_events']);
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

for (const { language, home, title, as } of [
  { language: 'en-CA', home: '', title: 'No network here.', as: 'Offline: as of' },
  { language: 'fr-CA', home: '/fr', title: 'Pas de réseau ici.', as: 'Hors ligne : en date du' },
]) {
  test(`what is said without a network can be read by everybody, and covers nothing, in ${language}`, async ({
    page,
  }) => {
    await using site = await startSite(client);
    await visit(page, site.address + home);
    const [first = ''] = canonicalPaths().filter((address) => address.startsWith(`${home}/c`));
    await untilCached(page, [home || '/', first]);
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
