import { chromium, type Page } from 'playwright';
import { listenTo } from './listenTo.ts';

/** A site that stands below its origin: where that is, where its other language begins, and a slide that leads to stories. */
type Below = { base: string; other: string; slide: string };

/**
 * Walks a site that shares its origin with others as a visitor does: along the menu, to a story and back, to the other language,
 * to an address that does not exist. Throws when something leads or asks above its base, cannot be had, or is remembered under
 * a name that others may use.
 */
export async function walkBelow({ base, other, slide }: Below, origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const complaints = listenTo(page);
    page.on('response', (answer) => {
      const address = answer.url();
      if (address.startsWith(origin) && !address.startsWith(origin + base))
        complaints.push(`${address} is above ${base}.`);
      if (answer.status() >= 400) complaints.push(`${address} answers ${answer.status()}.`);
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
    const kept = await page.evaluate(() => Object.keys(localStorage));
    const strange = kept.filter((name) => !name.startsWith(base));
    if (kept.length === 0 || strange.length > 0)
      throw new Error(`A visit is remembered as ${kept.join(', ')}, and not below ${base}.`);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));

    await open(page, `${origin}${slide}x`);
    await page.locator(`main a[href="${slide}"]`).first().click();
    await isAt(slide);
  } finally {
    await browser.close();
  }
}

/** The root says `data-live` once every part of a page listens. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-live]').waitFor();
}
