import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { atRest } from './atRest.ts';
import { brokenWords } from './brokenWords.ts';
import { inBothLanguages } from './languages.ts';

/** Letters twice as large, asked for in the settings of the browser, on a phone: WCAG 1.4.4. */
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--blink-settings=defaultFontSize=32'],
  },
});

const PAGES = inBothLanguages([
  '/',
  '/connect-with-us/',
  '/connect-with-us/oluwaseun-adebisi-grant',
  '/connect-with-us/sofia-dimitrakis',
  '/campus-resources/',
  '/campus-resources/campus-events',
  '/campus-resources/digital-interviewing',
  '/campus-resources/interview-prep',
  '/grow-together/award-wining-culture',
  '/grow-together/your-cpa-journey',
  '/how-we-recruit-1/personalized-feedback',
]).concat('/nope', '/fr/nope');

/** Words of `main` that begin or end outside of the window, where nobody can scroll to. */
function cutOff(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, textContent: words } = text;
      if (!words?.trim() || !parent?.checkVisibility({ opacityProperty: true })) continue;
      if (parent.closest('[aria-hidden="true"], .gt-visually-hidden')) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      if (boxes.some(({ left, right }) => left < -1 || right > window.innerWidth + 1)) cut.push(words);
    }
    return cut;
  });
}

for (const type of ['student', 'experienced']) {
  for (const address of PAGES) {
    test(`keeps every word of ${address} in the window when letters are large (${type})`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('userType', value), type);
      await visit(page, address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await atRest(page);
      expect(await cutOff(page)).toEqual([]);
    });
  }
}

for (const address of inBothLanguages(['/connect-with-us/', '/campus-resources/', '/what-we-promise'])) {
  test(`words of the title of ${address} are whole when letters are large`, async ({ page }) => {
    await visit(page, address);
    expect(await brokenWords(page)).toEqual([]);
  });
}

/** Words of the elements that lie on the first of another kind, in part. */
function lyingOn(page: Page, selector: string, below: string): Promise<(string | null)[]> {
  return page.evaluate(
    ([selector, below]) => {
      const lower = document.querySelector(below)?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll(selector)]
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const beside = right <= lower.left || left >= lower.right;
          return !(beside || bottom <= lower.top || top >= lower.bottom);
        })
        .map((element) => element.textContent);
    },
    [selector, below] as const,
  );
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test(`the end of the menu and the last slide keep large words apart at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/discover-your-story');
    const roles = page.locator('[data-current]').getByRole('link', { name: /^See student roles/ });
    const isWhole = (link: Element) => link.scrollHeight <= link.clientHeight + 1;
    expect(await roles.evaluate(isWhole)).toBe(true);
    await page.getByRole('button', { name: 'Open main menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Call us' })).toBeVisible();
    const around = '.gt-menu__item, .gt-menu__networks a';
    expect(await lyingOn(page, around, '.gt-menu__copyright')).toEqual([]);
  });
}
