import { expect, type Page, test } from '@playwright/test';
import { DEVICES } from '@tamarack-lowe/bench/browser';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

test.use(DEVICES.phone);

type Finger = { x: number; y: number };

/** Hands of a visitor on a page. Places in px of the window, as one sees it. */
async function handsOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Finger) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    zoom: async (scale: number) => {
      await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeCloseTo(scale, 2);
    },
    drag: async ({ x, y }: Finger, by: Finger) => {
      await touch('touchStart', { x, y });
      for (let move = 1; move <= 10; move += 1)
        await touch('touchMove', { x: x + (by.x * move) / 10, y: y + (by.y * move) / 10 });
      await touch('touchEnd');
    },
  };
}

/** Position of the window over the page, px. */
const stands = (page: Page) =>
  page.evaluate(() => ({ left: visualViewport?.pageLeft ?? 0, top: visualViewport?.pageTop ?? 0 }));

/** The middle of what is seen of an element, brought into a zoomed window. */
async function middleOf(page: Page, selector: string): Promise<Finger> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      // At its end, so that the page has to go on.
      element.scrollTop = element.scrollHeight;
      const { left, top, width, height } = element.getBoundingClientRect();
      const { offsetLeft, offsetTop, scale } = visualViewport as VisualViewport;
      const within = (value: number, most: number) => Math.min(most - 40, Math.max(170, value));
      return {
        x: within((left + width / 2 - offsetLeft) * scale, innerWidth),
        y: within((top + height / 2 - offsetTop) * scale, innerHeight),
      };
    });
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open main menu' }).click();
const openTranscript = (page: Page) => page.locator('.gt-transcript > button').click();

for (const [name, address, selector, prepare] of [
  ['a slide', '/discover-a-place-to-belong', '[data-current] .gt-slide__scroll', undefined],
  ['a slide of recruiting', '/how-we-recruit-1', '[data-current] .gt-slide__scroll', undefined],
  ['the pictures of a story', '/how-we-recruit-1/personalized-feedback', '.gt-image-slider__row', undefined],
  ['the menu over a slide', '/discover-a-place-to-belong', '.gt-menu[open]', openMenu],
  ['the menu over a page', '/connect-with-us/', '.gt-menu[open]', openMenu],
  ['the words of a film', '/campus-resources/', '.gt-transcript__lines', openTranscript],
  ['the team', '/connect-with-us/', 'main', undefined],
] as const) {
  test(`one finger moves a page that is zoomed, in both directions, on ${name}`, async ({ page }) => {
    await visit(page, address);
    await settled(page);
    await prepare?.(page);
    const { zoom, drag } = await handsOn(page);
    await zoom(1.4);
    const place = await middleOf(page, selector);
    const { pathname } = new URL(page.url());

    const before = await stands(page);
    await drag(place, { x: -150, y: 0 });
    await expect.poll(async () => (await stands(page)).left).toBeGreaterThan(before.left + 40);
    await drag(place, { x: 0, y: -110 });
    await expect.poll(async () => (await stands(page)).top).toBeGreaterThan(before.top + 30);
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
}

test('a swipe turns the slide before zooming and after, and never while zoomed', async ({ page }) => {
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  const { zoom, drag } = await handsOn(page);
  const place = { x: 300, y: 520 };

  await drag(place, { x: -150, y: 0 });
  await expect(page).toHaveURL('/discover-your-best-self');
  await zoom(1.4);
  await drag(place, { x: -150, y: 0 });
  await expect.poll(async () => (await stands(page)).left).toBeGreaterThan(40);
  await expect(page).toHaveURL('/discover-your-best-self');
  await zoom(1);
  await drag(place, { x: -150, y: 0 });
  await expect(page).toHaveURL('/discover-what-success-looks-like');
});

test('before scripts come, one finger moves a zoomed page too', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/discover-a-place-to-belong', { waitUntil: 'domcontentloaded' });
  const { zoom, drag } = await handsOn(page);
  await zoom(1.4);

  await drag({ x: 300, y: 520 }, { x: -150, y: 0 });

  await expect.poll(async () => (await stands(page)).left).toBeGreaterThan(40);
  await expect(page).toHaveURL('/discover-a-place-to-belong');
});
