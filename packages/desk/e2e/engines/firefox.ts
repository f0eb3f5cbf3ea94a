import { type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Engine } from '../keys.ts';

/** Opens Firefox, driven by WebDriver BiDi. `FIREFOX_PATH` names the program. */
export async function openFirefox(): Promise<Engine & AsyncDisposable> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    // The desk of the sample is in English.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-CA,en' },
  });
  let page: Page | undefined;
  const current = (): Page => {
    if (!page) throw new Error('Open an address first.');
    return page;
  };
  return {
    async open(address) {
      const before = page;
      page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await before?.close();
      await page.goto(address);
      await page.waitForSelector('h1');
    },
    async press(keys) {
      const { keyboard } = current();
      const held = keys.split('+');
      const key = held.pop() ?? '';
      for (const each of held) await keyboard.down(each as KeyInput);
      await keyboard.press(key as KeyInput);
      for (const each of held.reverse()) await keyboard.up(each as KeyInput);
    },
    type: (text) => current().keyboard.type(text),
    evaluate: async <Value>(expression: string) => (await current().evaluate(expression)) as Value,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
