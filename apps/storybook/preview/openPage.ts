import { type Browser, chromium, type Page } from 'playwright';
import { inject } from 'vitest';

let browser: Promise<Browser> | undefined;

/** Opens a page of the preview. `wrong` collects console errors and failed requests. */
export async function openPage(path: string): Promise<{ page: Page; wrong: string[] }> {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  const page = await (await browser).newPage({
    baseURL: inject('origin'),
    viewport: { width: 1440, height: 900 },
  });
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('response', (response) => response.status() >= 400 && wrong.push(response.url()));
  await page.goto(path);
  return { page, wrong };
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
