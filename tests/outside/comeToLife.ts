import { chromium, type Page } from 'playwright';
import type { Firm } from './firms.ts';
import { listenTo } from './listenTo.ts';

/** Opens a site in a browser and presses what its first page offers. Throws when nothing happens or the console complains. */
export async function comeToLife({ accent, press, ownPage }: Firm, origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage();
    const complaints = listenTo(page);
    await open(page, origin);
    await page.getByRole('main').getByRole('link', { name: press.name }).click();
    await page.waitForURL((url) => url.pathname === press.to);
    await page.getByRole('heading', { level: 1, name: press.title }).waitFor();
    const drawn = await page.evaluate<string>(
      "getComputedStyle(document.documentElement).getPropertyValue('--gt-color-coral-dark')",
    );
    if (drawn !== accent) throw new Error(`Accents are ${drawn}. The theme of the firm says ${accent}.`);
    if (ownPage) {
      await open(page, new URL(ownPage.path, origin).href);
      await page.getByRole('button', { name: ownPage.press }).click();
      await page.getByText(ownPage.appears).waitFor();
    }
    if (complaints.length > 0) throw new Error(`The console of a browser says:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** The root says `data-live` once every part of a page listens. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-live]').waitFor();
}
