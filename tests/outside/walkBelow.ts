import { chromium, type Page } from 'playwright';
import { listenTo } from './listenTo.ts';

/** A site below its origin: its base, the home of its other language, and a slide with stories. */
type Below = { base: string; other: string; slide: string };

/**
 * Visits a site that shares its origin with others: menu, a story and back, the other language, an unknown address. Throws for a
 * link or request outside of its base, for a failed request, and for a storage name without the base.
 */
export async function walkBelow({ base, other, slide }: Below, origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const issues = listenTo(page);
    page.on('response', (response) => {
      const address = response.url();
      if (address.startsWith(origin) && !address.startsWith(origin + base))
        issues.push(`${address} is not below ${base}.`);
      if (response.status() >= 400) issues.push(`${address} has status ${response.status()}.`);
    });
    const isAt = (path: string) => page.waitForURL((url) => url.pathname === path);

    await open(page, origin + base);
    await page.locator('header .gt-menu-button').click();
    const first = page.locator(`dialog[open] a[href^="${base}"]`).first();
    const led = new URL((await first.getAttribute('href')) ?? '', origin).pathname;
    await first.click();
    await isAt(led);

    await open(page, origin + slide);
    const circle = page.locator(`main a[href^="${slide}/"]:visible`).first();
    const story = (await circle.getAttribute('href')) ?? '';
    await circle.click();
    await isAt(story);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await isAt(slide);

    await page.locator('header a[hreflang]').first().click();
    await page.waitForURL((url) => `${url.pathname}/`.startsWith(`${other}/`));
    await page.locator('html[data-live]').waitFor();
    const names = await page.evaluate(() => Object.keys(localStorage));
    const foreign = names.filter((name) => !name.startsWith(base));
    if (names.length === 0 || foreign.length > 0)
      throw new Error(`The visit is stored under ${names.join(', ')}. Names must begin with ${base}.`);
    if (issues.length > 0) throw new Error(issues.join('\n'));

    await open(page, `${origin}${slide}x`);
    await page.locator(`main a[href="${slide}"]`).first().click();
    await isAt(slide);
  } finally {
    await browser.close();
  }
}

/** Opens an address and waits until the page is hydrated (`data-live`). */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-live]').waitFor();
}
