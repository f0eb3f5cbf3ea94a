import path from 'node:path';
import { expect } from '@playwright/test';
import { DESKTOP, expectPagesToStand, lookAtPage, PHONE, test } from '@tamarack-lowe/built-pages/browser';
import { firmIn, pagesOfKinds } from '@tamarack-lowe/built-pages/pages';

const firm = firmIn(path.join(import.meta.dirname, '..'));

for (const [kind, pages] of pagesOfKinds(firm)) {
  test(`the first and last ${kind} pages stand on a phone and a desktop: one heading, no error, nothing for axe, nothing moves, pictures sharp`, async ({
    tab,
  }) => {
    test.setTimeout(180_000);
    await expectPagesToStand(tab, firm, pages, { windows: 1, motion: true });
  });
}

test('a look at a page notices what is wrong with it', async ({ tab }) => {
  const address = '/grow-together/our-people';
  await tab.page.route('**/late.avif', async (route) => {
    // A browser takes what moves within half a second of a new window for the window's doing.
    await tab.page.waitForFunction(() => {
      const [paint] = performance.getEntriesByType('paint');
      return paint && performance.now() > paint.startTime + 600;
    });
    await route.fulfill({ path: path.join(import.meta.dirname, '../build/client/splash-520.png') });
  });
  await tab.page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html
      .replace('lang="en-CA"', '')
      .replaceAll(/ sizes="[^"]*"/g, ' sizes="8px"')
      .replace('<main', '<img src="/late.avif" alt=""/><h1>Another</h1><script>late()</script><main');
    await route.fulfill({ response: answer, body });
  });
  const page = { address, kind: 'story', language: 'en-CA' };
  const found = await lookAtPage(tab, firm, page, { devices: [PHONE, DESKTOP], type: '' });
  await tab.page.unrouteAll();
  for (const words of [
    'moves by itself',
    'phone: has 2 headings of level 1',
    'phone: html-has-lang',
    / is \d+ wide for \d/,
    'Content Security Policy',
  ])
    expect(found.join('\n')).toMatch(words);
});
