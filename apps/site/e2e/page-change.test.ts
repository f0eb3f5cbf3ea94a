import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { notePageChanges, pageChange, picturedPages } from './pageChanges.ts';

test.beforeEach(({ page }) => page.addInitScript(notePageChanges));

/** Frames from a press to the page it leads to, if that was prefetched. */
const FRAMES = 2;

/** Waits until the file of a page is here, and the browser has time. */
async function loadedAhead(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (file) => {
      const fetched = performance.getEntriesByType('resource');
      return fetched.some(({ name, duration }) => duration > 0 && new URL(name).pathname === file);
    },
    `${path.replace(/\/$/, '')}/page-data.json`,
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

for (const [from, link, to] of [
  ['/', 'Show me how you recruit first', '/how-we-recruit-1'],
  ['/discover-your-best-self', 'Campus Resources', '/campus-resources/'],
  ['/campus-resources/', /^Interview/, '/campus-resources/interview-prep'],
  ['/connect-with-us/', /Hana Kobayashi/, '/connect-with-us/hana-kobayashi'],
  ['/grow-together/our-people', /^Next story: /, /\/grow-together\/(?!our-people)/],
] as const) {
  test(`from ${from} the page that was loaded ahead is there at once, and so is the one that was left`, async ({
    page,
  }) => {
    await visit(page, from);
    await settled(page);
    const control = page.getByRole('link', { name: link }).filter({ visible: true }).first();
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    await loadedAhead(page, new URL((await control.getAttribute('href')) ?? '', page.url()).pathname);
    await control.click();
    await expect(page).toHaveURL(to);

    const came = await pageChange(page, 1);
    expect(came.frames).toBeLessThanOrEqual(FRAMES);
    // Words come after the portrait of an author, which is on its way.
    const isPortrait = (await page.locator('.story-byline__portrait.moved').count()) > 0;
    expect(isPortrait ? came.shared : came.opacity).toBeGreaterThan(0);
    await expect(page.locator('main h1').filter({ visible: true }).first()).toBeFocused();
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, 3]);

    await page.goBack();
    await expect(page).toHaveURL(from);
    expect((await pageChange(page, 2)).opacity).toBe(1);
    expect(await picturedPages(page)).toBe(0);
  });
}

test('a page is loaded while the pointer rests on its link, and not when it only passes', async ({
  page,
}) => {
  await visit(page, '/campus-resources/');
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  const next = page.getByRole('link', { name: /^Interview/ }).first();
  await link.scrollIntoViewIfNeeded();
  await link.dispatchEvent('pointerover');
  await link.dispatchEvent('pointerout');
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await expect.poll(() => asked.join()).toContain('/campus-resources/interview-prep/');
  expect(asked.filter((path) => path.startsWith('/accessibility'))).toEqual([]);
});

test('a finger loads the page before it is lifted', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await visit(page, '/campus-resources/');
  await settled(page);
  const link = page.getByRole('link', { name: /^Interview/ }).first();
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  const asked = page.waitForRequest(/interview-prep/);
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 9, y: y + 9 }],
  });
  await asked;
  await expect(page).toHaveURL('/campus-resources/');
  await context.close();
});

test('of presses in a row the last one counts', async ({ page }) => {
  await visit(page, '/campus-resources/');
  await settled(page);
  const third = await page.locator('.campus__resource').nth(2).getAttribute('href');
  await page.evaluate(() => {
    for (const link of [...document.querySelectorAll<HTMLElement>('.campus__resource')].slice(0, 3))
      link.click();
  });
  await expect(page).toHaveURL(third ?? '');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(3);
});

test('slides move by themselves, also back to one that a page was opened from', async ({ page }) => {
  await visit(page, '/discover-your-best-self');
  await settled(page);
  await page.getByRole('link', { name: 'Campus Resources' }).click();
  await expect(page).toHaveURL('/campus-resources/');
  await page.goBack();
  await expect(page).toHaveURL('/discover-your-best-self');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page).toHaveURL('/discover-what-success-looks-like');
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/discover-your-best-self');
  await expect(page.locator('.gt-deck [data-passing]')).not.toHaveCount(0);
});
