import { expect, type Page, test } from '@playwright/test';
import { axeProblems } from './axe.ts';
import { type ContentCopy, openContentCopy } from './contentCopy.ts';
import { layoutProblems } from './layout.ts';
import { MAIN_SCREENS, OTHER_SCREENS, type Screen } from './screens.ts';
import { sourceWords } from './sourceWords.ts';

/** Windows in which people work who see little, or have a phone, CSS pixels. */
const WINDOWS = [
  { width: 390, height: 844, text: '100%' },
  { width: 640, height: 400, text: '100%' },
  { width: 1440, height: 900, text: '200%' },
];

/** Loads a screen in a language of the desk: no draft and no dialog is left of the one before. */
async function openScreen(
  page: Page,
  content: ContentCopy,
  { address, prepare }: Screen,
  language: string,
): Promise<void> {
  await page.goto(new URL('icon.svg', content.url).href).catch(() => undefined);
  await page.evaluate(async (chosen) => {
    localStorage.setItem('desk-language', chosen);
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
  }, language);
  await page.goto(content.url + address);
  await page.locator('h1').waitFor();
  await page.locator('main[aria-busy]').waitFor({ state: 'hidden' });
  await prepare?.(page, content);
}

for (const language of ['en', 'fr']) {
  test(`axe finds nothing on any screen, and each is wholly in the language of the editor: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await using content = await openContentCopy();
    for (const screen of [...OTHER_SCREENS, ...MAIN_SCREENS]) {
      await openScreen(page, content, screen, language);
      const problems = await axeProblems({ evaluate: (expression) => page.evaluate(expression) });
      expect.soft(problems, screen.name).toEqual([]);
      expect.soft(await sourceWords(page, language), screen.name).toEqual([]);
    }
  });
}

for (const { width, height, text } of WINDOWS) {
  test(`nothing is cut, covered or out of reach in a window of ${width} by ${height} with text of ${text}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await using content = await openContentCopy();
    await page.setViewportSize({ width, height });
    for (const screen of MAIN_SCREENS) {
      // French is longer.
      await openScreen(page, content, screen, 'fr');
      await page.addStyleTag({ content: `:root { font-size: ${text} !important }` });
      expect.soft(await page.evaluate(layoutProblems), screen.name).toEqual([]);
    }
  });
}
