import { type Browser, expect, type Page, test } from '@playwright/test';
import { visit, watch } from '@tamarack-lowe/built-pages/visit';
import { canonicalPaths } from './canonicalPaths.ts';
import { pageHtml } from './pageHtml.ts';
import { translate, wordsAtRest, wordsOn } from './translate.ts';

/** Controls that do not leave the page. */
const PRESSED = 'button, summary, select';
/** More presses than this say nothing new. */
const MOST_PRESSES = 14;

/** One press and what the page says after it. */
type Step = { press: (page: Page) => Promise<unknown>; name: string };

/** A page of each kind and layout, in one language and the other in turn: the first address that draws it. */
function pagesOfKinds(): string[] {
  const kinds = new Map<string, Record<string, string>>();
  for (const address of [...canonicalPaths(), '/404']) {
    const html = pageHtml(address);
    const [, page = ''] = html.match(/<html[^>]* class="[^"]*?(page-[a-z-]+(?: page-[a-z-]+)*)/) ?? [];
    const [, layout = ''] = html.match(/ data-theme="([^"]+)"/) ?? [];
    const main = html.match(/<main[^>]*><div class="([^"]*)/)?.[1] ?? '';
    const kind = `${page} ${layout} ${main}`;
    const [, language = ''] = html.match(/<html lang="([^"]+)/) ?? [];
    kinds.set(kind, { [language]: address, ...kinds.get(kind) });
  }
  return [...kinds.values()].map((inLanguages, place) => {
    const addresses = Object.values(inLanguages);
    return addresses[place % addresses.length] ?? '';
  });
}

/** A visit by somebody who is known and has been told all there is to tell, whose luck is always the same. */
async function open(browser: Browser, baseURL: string | undefined, size = { width: 1440, height: 900 }) {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    let drawn = 36;
    Math.random = () => {
      drawn = (drawn * 16_807) % 2_147_483_647;
      return drawn / 2_147_483_647;
    };
    localStorage.setItem('userName', 'Zoë');
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const page = await context.newPage();
  const trouble = watch(page);
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const isSame = () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
  return { context, page, trouble, mark, isSame };
}

/** Presses that a page offers, by their place. */
async function pressesOf(page: Page): Promise<Step[]> {
  const all = page.locator('main').locator(PRESSED);
  const steps: Step[] = [];
  for (let place = 0; place < (await all.count()) && steps.length < MOST_PRESSES; place += 1) {
    const tag = await all.nth(place).evaluate((element) => element.localName);
    steps.push({
      name: `${tag} ${place}`,
      press: async (pressed) => {
        const one = pressed.locator('main').locator(PRESSED).nth(place);
        if (!(await one.isVisible()) || !(await one.isEnabled())) return;
        if (tag === 'select') await one.selectOption({ index: 1 });
        else await one.click();
      },
    });
  }
  return steps;
}

/** Does the same twice, on a page as it is and on one in translation, and has both say the same after each step. */
async function walkTwice(
  browser: Browser,
  baseURL: string | undefined,
  address: string,
  stepsOf: (page: Page) => Promise<Step[]>,
) {
  const plain = await open(browser, baseURL);
  await visit(plain.page, address);
  await plain.mark();
  await wordsAtRest(plain.page);
  const steps = await stepsOf(plain.page);
  const said: string[] = [];
  for (const { press } of steps) {
    await press(plain.page);
    said.push(await wordsAtRest(plain.page));
  }
  await plain.context.close();

  const { context, page, trouble, mark, isSame } = await open(browser, baseURL);
  await visit(page, address);
  await mark();
  await wordsAtRest(page);
  await translate(page);
  for (const [index, { name, press }] of steps.entries()) {
    await press(page);
    await expect.poll(() => wordsOn(page), `${address}, after ${name}`).toBe(said[index]);
  }
  expect(await isSame(), `${address} was loaded again`).toBe(true);
  expect(trouble.filter((line) => !/404/.test(line))).toEqual([]);
  await context.close();
}

const menu: Step[] = [
  { name: 'the menu', press: (page) => page.locator('.gt-header [aria-controls]').click() },
  { name: 'a submenu', press: (page) => page.locator('button.gt-menu__parent').first().click() },
  { name: 'the submenu again', press: (page) => page.locator('button.gt-menu__parent').first().click() },
  { name: 'the menu again', press: (page) => page.keyboard.press('Escape') },
];

for (const address of pagesOfKinds()) {
  test(`every press on ${address} says what it says when a browser translates the page`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await walkTwice(browser, baseURL, address, async (page) => [...(await pressesOf(page)), ...menu]);
  });
}
