import { launch } from 'puppeteer-core';

/** Opens Firefox on a phone's window. It is closed at the end of the block. */
export async function openFirefox() {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  return { page, [Symbol.asyncDispose]: () => browser.close() };
}
