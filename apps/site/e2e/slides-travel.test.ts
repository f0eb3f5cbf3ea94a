import { expect, type Locator, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { noteAnimations, notePageChanges, pageChange, picturedPages } from './pageChanges.ts';

for (const [type, theme, slide, story] of [
  ['student', 'one photo', '/discover-a-place-to-belong', '/grow-together/holistic-well-being'],
  ['student', 'two photos', '/discover-a-place-to-belong', '/grow-together/belonging'],
  ['student', 'steps', '/discover-a-place-to-belong', '/grow-together/our-people'],
  ['student', 'a slider', '/discover-a-place-to-belong', '/grow-together/a-first-week-hour-by-hour'],
  ['student', 'a film', '/discover-a-place-to-belong', '/grow-together/award-wining-culture'],
  ['experienced', 'a film', '/discover-your-story', '/grow-together/the-red-canoe'],
  ['experienced', 'one photo', '/how-we-recruit-2', '/how-we-recruit-1/$$$'],
] as const) {
  test(`${type}: the photo of a circle becomes that of a story with ${theme}, and comes back`, async ({
    page,
  }) => {
    await page.addInitScript((type) => localStorage.setItem('userType', type), type);
    await page.addInitScript(notePageChanges);
    await visit(page, slide);
    await settled(page);
    // The last slide links to the story of a person met twice: from the portrait, and from the circle.
    const circle = page
      .locator(`.gt-deck__slide[data-current] a.gt-circle__target[href="${story}"]`)
      .filter({ visible: true });
    const title = page.getByRole('heading', { level: 1 });

    await comeNear(page, circle.first());
    await circle.first().click();
    await expect(page).toHaveURL(story);
    await expectArrival(page, 1);
    await expect(page.locator('.in-transit')).toHaveCount(0);
    await expect(title).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(slide);
    expect(await pageChange(page, 2)).toMatchObject({ opacity: 1, shared: 1 });
    await expect(page.locator('.in-transit')).toHaveCount(0);
    await expect(circle.first()).toBeFocused();

    await circle.first().press('Enter');
    await expect(page).toHaveURL(story);
    await expectArrival(page, 3);
    await expect(page.locator('.in-transit')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Back to/ })
      .first()
      .click();
    await expect(page).toHaveURL(slide);
    expect(await pageChange(page, 4)).toMatchObject({ opacity: 1, shared: 1 });
    await expect(page.locator('.in-transit')).toHaveCount(0);
    await expect(circle.first()).toBeFocused();
  });
}

for (const [from, link, to] of [
  ['a story', '.story-nav__on', '/grow-together/our-people'],
  ['a slider', '.story-nav__on', '/grow-together/a-first-week-hour-by-hour'],
  ['the team', '.gt-member-card', '/connect-with-us'],
  ['a story', '.story-step__who', '/grow-together/your-cpa-journey'],
] as const) {
  test(`the picture of ${link} goes along from ${from}, and comes back`, async ({ page }) => {
    await page.addInitScript(notePageChanges);
    await visit(page, to);
    await settled(page);
    const pressed = page.locator(link).first();
    await pressed.scrollIntoViewIfNeeded();
    const fileOf = (picture: Locator) =>
      picture.evaluate((image: HTMLImageElement) => image.src.replace(/-\d+\.\w+$/, ''));
    await expect
      .poll(() => pressed.locator('img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const address = await fileOf(pressed.locator('img'));
    const file = address.slice(address.indexOf('/media'));

    await comeNear(page, pressed);
    await pressed.click();
    await expectArrival(page, 1);
    await expect(page.locator('.in-transit')).toHaveCount(0);
    const landed = page.locator(`main img[src^="${file}"]`).first();
    await expect(landed).toBeInViewport();

    await page.goBack();
    expect(await pageChange(page, 2)).toMatchObject({ opacity: 1, shared: 1 });
    await expect(page.locator('.in-transit')).toHaveCount(0);
  });
}

/**
 * A story or a colleague is there with the picture on its way, and its title can be seen in its first frame, unless the picture
 * is the portrait of the author: words come after it.
 */
async function expectArrival(page: Page, number: number) {
  const { opacity, shared } = await pageChange(page, number);
  if ((await page.locator('.story-byline__portrait.moved').count()) === 0) expect(opacity).toBeGreaterThan(0);
  expect(shared).toBe(1);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the portrait of the next author covers no words on its way`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteCovered);
    await visit(page, '/grow-together/belonging');
    await settled(page);
    const next = page.locator('.story-nav__on').filter({ visible: true });
    await next.scrollIntoViewIfNeeded();
    await comeNear(page, next);
    await next.click();
    await expect(page.locator('.story-byline__portrait.moved')).toBeVisible();

    const covered = () => page.evaluate(() => (window as unknown as { covered?: string[] }).covered);
    await expect.poll(covered).toEqual([]);
  });
}

/** For `page.addInitScript`: when a portrait starts to move, lists the moments in which it covers words that can be seen. */
function noteCovered() {
  /** Time between two moments and to the last one, ms. */
  const [STEP, END] = [20, 600];
  /** Opacity of words that nobody misses. */
  const FAINT = 0.1;
  const watching = new MutationObserver(() => {
    const portrait = document.querySelector('.story-byline__portrait .arriving');
    if (!portrait) return;
    watching.disconnect();
    const animations = document.getAnimations();
    const words = [...document.querySelectorAll('.story__title, .story-byline > p')];
    const covered: string[] = [];
    for (let now = 0; now <= END; now += STEP) {
      for (const animation of animations) animation.currentTime = now;
      const disc = portrait.getBoundingClientRect();
      for (const each of words) {
        const range = document.createRange();
        range.selectNodeContents(each);
        const box = range.getBoundingClientRect();
        const x = disc.x + disc.width / 2;
        const y = disc.y + disc.height / 2;
        const away = Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(box.top - y, 0, y - box.bottom),
        );
        const { opacity } = getComputedStyle(each);
        if (away < disc.width / 2 && Number(opacity) >= FAINT)
          covered.push(`${each.className} at ${now} ms, with opacity ${opacity}`);
      }
    }
    for (const animation of animations) animation.finish();
    Object.assign(window, { covered });
  });
  watching.observe(document, { subtree: true, attributeFilter: ['class'] });
}

/** Opens a story from its circle. */
async function openStory(page: Page) {
  await page.addInitScript(notePageChanges);
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  const circle = page.locator('[data-current]').getByRole('link', { name: 'Our people' });
  await comeNear(page, circle);
  await circle.click();
  await expect(page).toHaveURL('/grow-together/our-people');
}

/** Rests on a link until its page is there: one that comes late has something else shown before. */
async function comeNear(page: Page, link: Locator) {
  await link.hover();
  const data = `${await link.evaluate(({ pathname }: HTMLAnchorElement) => pathname)}/page-data.json`;
  await page.waitForFunction(
    (data) => performance.getEntriesByType('resource').some(({ name }) => name.includes(data)),
    data,
  );
  await settled(page);
}

test('the photo on its way belongs to the story with its bark, so that it scrolls along and passes under words', async ({
  page,
}) => {
  await openStory(page);
  await page.locator('article.story .arriving:has(> .gt-bark) .in-transit').waitFor({ state: 'attached' });
  await expect(page.locator('.in-transit, .arriving')).toHaveCount(0);
  await expect(page.locator('.story__photo .gt-photo-circle__disc').first()).toHaveCSS('transform', 'none');
});

test('with less motion the story is there, and no photo is on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStory(page);
  expect(await pageChange(page, 1)).toMatchObject({ opacity: 1, shared: 0 });
  expect(await picturedPages(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('[data-current]').getByRole('link', { name: 'Our people' })).toBeFocused();
});

test('the ground of a slide fades when a film has a dark page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userType', 'student'));
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  const started = await noteAnimations(page);
  const circle = page
    .locator('[data-current] a[href="/grow-together/award-wining-culture"]')
    .filter({ visible: true })
    .first();
  await comeNear(page, circle);
  await circle.click();
  await expect(page).toHaveURL('/grow-together/award-wining-culture');
  await expect.poll(started).toContain('old-ground-fades');
  await expect(page.locator('.site-header[data-gt-scheme]')).toHaveCount(0);
});
