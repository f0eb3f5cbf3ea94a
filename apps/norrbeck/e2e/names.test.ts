import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

const client = path.join(import.meta.dirname, '../build/client');

/** Every page under its own address, with its head. */
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && !/(?:^|\/)(?:404|offline)\//.test(file))
  .map((file) => {
    const [head = ''] = readFileSync(path.join(client, file), 'utf8').split('</head>');
    const read = (pattern: RegExp) => head.match(pattern)?.[1] ?? '';
    return {
      address: `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace(/^\/\.$/, '/'),
      canonical: new URL(read(/<link rel="canonical" href="([^"]*)"/)).pathname.replace(/(.)\/$/, '$1'),
      title: read(/<title>([^<]*)<\/title>/),
      alt: read(/<meta property="og:image:alt" content="([^"]*)"/),
    };
  })
  .filter(({ address, canonical }) => address === canonical);

async function goOnAs(page: Page, name: string) {
  await page.getByRole('textbox').fill(name);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.locator('html')).toHaveClass(/path-/);
  await expect(page.locator('[data-current]')).toBeVisible();
}

for (const home of ['/', '/en']) {
  test(`below ${home} every page has a title of its own, and says in gold where one works`, () => {
    const inLanguage = pages.filter(({ address }) => /^\/en(?:\/|$)/.test(address) === (home === '/en'));
    const titles = inLanguage.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const gold = home === '/en' ? 'Working at Norrbeck Vauquelin.' : 'Travailler chez Norrbeck Vauquelin.';
    expect(inLanguage.filter(({ alt }) => !alt.endsWith(gold))).toEqual([]);
    expect(inLanguage.length).toBeGreaterThan(10);
  });

  test(`below ${home} a name of one letter is stored, and one with a full stop gets no second`, async ({
    page,
  }) => {
    for (const [name, kept] of [
      ['É', [null, 'É']],
      ['J.', ['J.', null]],
      ['\u200B\u2060', [null, null]],
    ] as const) {
      await visit(page, home);
      await goOnAs(page, name);
      expect(
        await page.evaluate(() => [localStorage.userName || null, localStorage.userInitial || null]),
      ).toEqual(kept);
      await visit(page, home);
      await expect(page.locator('.site-intro__hello')).toHaveCount((kept[0] ?? kept[1]) ? 1 : 0);
      await expect(page.getByRole('main')).not.toContainText(/J\.\.|, \./);
      await page.evaluate(() => localStorage.clear());
    }
  });
}

test('the words of the other language lead on, each to the page in the language of the address', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/take-root', '/prendre-racine'],
    ['/en/prendre-racine', '/en/take-root'],
    ['/works', '/nos-ouvrages'],
    ['/en/nos-ouvrages', '/en/works'],
    ['/en/racines', '/en/take-root'],
    ['/en/stages', '/en/take-root'],
    ['/prendre-racine/the-dog-on-the-footbridge', pageOf('/en/take-root/the-dog-on-the-footbridge')],
    ['/take-root/the-dog-on-the-footbridge', pageOf('/en/take-root/the-dog-on-the-footbridge')],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
});

/** The French address of an English page, as its head names it. */
function pageOf(english: string): string {
  const html = readFileSync(path.join(client, english, 'index.html'), 'utf8');
  const [, french = ''] = html.match(/hrefLang="fr-CA" href="([^"]*)"/) ?? [];
  return new URL(french).pathname;
}
