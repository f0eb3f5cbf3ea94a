import { chromium, type Page } from 'playwright';
import type { Firm } from './firms.ts';
import { listenTo } from './listenTo.ts';

/** Opens a site in a browser and follows a choice of its first page. Throws when nothing happens, or for a message of the console. */
export async function testHydration(
  { accent, base = '/', press, visitors = [], own = [] }: Firm,
  origin: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage();
    const messages = listenTo(page);
    await open(page, new URL(base, origin).href);
    const choices = await page.getByRole('main').locator('.gt-choice').count();
    if (choices !== Math.max(1, visitors.length))
      throw new Error(`The first page has ${choices} choices, and visitors are: ${visitors.join(', ')}.`);
    await page.getByRole('main').getByRole('link', { name: press.name }).click();
    await page.waitForURL((url) => url.pathname === press.to);
    await page.getByRole('heading', { level: 1, name: press.title }).waitFor();
    await seeAs(page, visitors.at(-1) ?? 'everybody');
    await page.reload();
    await seeAs(page, visitors.at(-1) ?? 'everybody');
    const drawn = await page.evaluate<string>(
      "getComputedStyle(document.documentElement).getPropertyValue('--gt-color-coral-dark')",
    );
    if (drawn !== accent) throw new Error(`Accents are ${drawn}. The theme of the firm says ${accent}.`);
    for (const { path, press, appears } of own) {
      await open(page, new URL(path, origin).href);
      await page.getByRole('button', { name: press }).click();
      await page.getByText(appears).waitFor();
    }
    if (messages.length > 0)
      throw new Error(`The console of the browser has messages:\n${messages.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** Waits until the page has the classes of a visitor type, and checks that no part for another type is visible. */
async function seeAs(page: Page, type: string): Promise<void> {
  await page.locator(`html.path-${type}[data-live]`).waitFor();
  const shown = await page
    .locator('main [data-for]')
    .evaluateAll((parts) => [
      ...new Set(parts.filter((part) => part.checkVisibility()).map((part) => part.getAttribute('data-for'))),
    ]);
  if (shown.length > 1) throw new Error(`Parts for several types of visitor are shown: ${shown.join(', ')}.`);
}

/** Opens an address and waits until the page is hydrated (`data-live`). */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-live]').waitFor();
}
