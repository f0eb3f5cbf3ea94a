import { chromium, type Page } from 'playwright';
import type { Firm } from './firms.ts';
import { listenTo } from './listenTo.ts';

/** Opens a site in a browser and presses what its first page offers. Throws when nothing happens or the console complains. */
export async function comeToLife(
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

/** The root says who visits, and nothing is to be seen that is for others. */
async function seeAs(page: Page, type: string): Promise<void> {
  await page.locator(`html.path-${type}[data-live]`).waitFor();
  const shown = await page
    .locator('main [data-for]')
    .evaluateAll((parts) => [
      ...new Set(parts.filter((part) => part.checkVisibility()).map((part) => part.getAttribute('data-for'))),
    ]);
  if (shown.length > 1) throw new Error(`Parts for several types of visitor are shown: ${shown.join(', ')}.`);
}

/** The root says `data-live` once every part of a page listens. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-live]').waitFor();
}
