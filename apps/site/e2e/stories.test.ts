import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const SECTIONS = { discover: '/grow-together/', recruit: '/how-we-recruit-1/' };

function meet(page: Page, type: string) {
  return page.addInitScript((value) => localStorage.setItem('userType', value), type);
}

test('an experienced visitor walks from story to story, and one back', async ({ page }) => {
  await meet(page, 'experienced');
  const walked = ['/how-we-recruit-1/your-application'];
  await visit(page, walked[0] ?? '');
  while (walked.length < 3) {
    const next = page.getByRole('link', { name: /^Next story: \S/ });
    const address = (await next.getAttribute('href')) ?? '';
    expect(walked).not.toContain(address);
    await next.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    walked.push(address);
  }
  await page.getByRole('link', { name: /^Previous story: \S/ }).click();
  await expect(page).toHaveURL(walked.at(-2) ?? '');
});

test('on a phone the end of a story is left out until it comes near', { tag: '@detail' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/grow-together/our-people');
  const drawn = () =>
    page.locator('.story-pass-on').evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await drawn()).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(drawn).toBe(true);
});

test('Top brings view and focus to the title', { tag: '@detail' }, async ({ page }) => {
  await visit(page, '/grow-together/our-people');
  const top = page.getByRole('button', { name: 'Top' });
  await top.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await top.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [type, job, jobs] of [
  ['student', 'See student roles', /\/students$/],
  ['experienced', 'See open roles', /\/experienced$/],
] as const) {
  test(`a story leads a ${type} visitor to a recruiter and to their own job search, in a new tab`, async ({
    page,
  }) => {
    await meet(page, type);
    await visit(page, '/how-we-recruit-1/$$$');
    const step = page.getByRole('main').locator('.story-step');
    await expect(step).toHaveCount(1);
    const roles = step.getByRole('link', { name: `${job} (opens in a new tab)` });
    await expect(roles).toHaveAttribute('href', jobs);
    await expect(roles).toHaveAttribute('rel', /noopener/);
    await step.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/connect-with-us\/[a-z-]+$/);
  });
}

test('the sheet of the system gets title, words and the bare address of a story, dollars and all', {
  tag: '@detail',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        sessionStorage.shared = JSON.stringify(data);
        throw new DOMException('The visitor thought better of it.', 'AbortError');
      },
    });
  });
  await visit(page, '/how-we-recruit-1/%24%24%24?from=elsewhere');
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.shared)).toBeTruthy();
  const shared = JSON.parse(await page.evaluate(() => sessionStorage.shared));
  expect(decodeURI(shared.url)).toMatch(/\/how-we-recruit-1\/(\$|%24){3}$/);
  expect(shared.title).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(shared.text).toMatch(/\w+ \w+/);
  await expect(page.locator('.story-pass-on [role=status]')).toBeEmpty();
});

test('without a sheet the address is copied, and when that fails we say where it is', {
  tag: '@detail',
}, async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/grow-together/authentic-connection-and-trust');
  const share = page.getByRole('button', { name: 'Share this story' });
  await share.click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
  });
  await share.click();
  await expect(page.getByText('The link couldn’t be copied. It is in the address bar.')).toBeVisible();
});

test('the shared slug is two stories, each with its own picture, address and way back', async ({ page }) => {
  const seen = new Set<string | null>();
  for (const base of Object.values(SECTIONS)) {
    await visit(page, `${base}authentic-connection-and-trust`);
    seen.add(await page.getByRole('heading', { level: 1 }).textContent());
    seen.add(await page.locator('meta[property="og:image"]').getAttribute('content'));
    seen.add(await page.locator('link[rel=canonical]').getAttribute('href'));
    seen.add(await page.getByRole('link', { name: /^Back to / }).getAttribute('href'));
  }
  expect(seen.size).toBe(8);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [2560, 1440],
  [834, 1194],
  [390, 844],
] as const) {
  test(`the buttons of a slider are in the first window, however long its words are, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/grow-together/year-one-unfiltered');
    await settled(page);
    const slider = page.getByRole('region', { name: /^Pictures of / });
    const next = slider.getByRole('button', { name: 'Next picture' });
    await expect(next).toBeInViewport({ ratio: 1 });
    const before = await next.boundingBox();
    await next.click();
    await expect(slider.getByText('2 of 5')).toBeVisible();
    await settled(page);
    expect(await next.boundingBox()).toEqual(before);
  });
}

test('on a phone the first words of a film story are in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/grow-together/learning-the-language-twice');
  await expect(page.getByText('I learned accounting twice. First in Lviv')).toBeInViewport();
});

test('the five pictures of the feedback slider are turned by buttons, keys and a swipe', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await visit(page, '/how-we-recruit-1/personalized-feedback');
  await settled(page);
  const slider = page.getByRole('region', { name: /^Pictures of / });
  await expect(slider.getByRole('img')).toHaveCount(5);
  const shown = slider.locator('[data-place="0"] > figure');
  const next = slider.getByRole('button', { name: 'Next picture' });
  const previous = slider.getByRole('button', { name: 'Previous picture' });
  await expect(shown).toHaveAccessibleName('1 of 5');
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(shown).toHaveAccessibleName('2 of 5');
  await expect(shown.getByText('Candidate, Winnipeg, fall intake')).toBeVisible();
  await slider.getByRole('list').press('End');
  await expect(shown).toHaveAccessibleName('5 of 5');
  await expect(next).toBeDisabled();
  await slider.getByRole('list').press('ArrowLeft');
  await expect(shown).toHaveAccessibleName('4 of 5');
  await slider.getByRole('list').press('Home');
  await expect(shown).toHaveAccessibleName('1 of 5');

  const row = await slider.getByRole('list').boundingBox();
  const y = (row?.y ?? 0) + (row?.height ?? 0) / 2;
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 320);
  for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(shown).toHaveAccessibleName('2 of 5');
  await context.close();
});

test('a filter of the list of stories moves nothing below the fields, and its way back is beside the number', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, '/grow-together/stories');
  await settled(page);
  const count = page.getByRole('status').filter({ hasText: 'stories' });
  const top = async () => (await count.boundingBox())?.y;
  const before = await top();
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption({ index: 1 });
  const clear = page.getByRole('button', { name: 'Show all stories' });
  await expect(clear).toBeVisible();
  await settled(page);
  expect(await top()).toBe(before);
  const [number, button] = [await count.boundingBox(), await clear.boundingBox()];
  expect(
    Math.abs((number?.y ?? 0) + (number?.height ?? 0) / 2 - (button?.y ?? 0) - (button?.height ?? 0) / 2),
  ).toBeLessThan(4);
});
