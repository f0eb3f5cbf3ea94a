import { expect, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { canonicalPaths } from './canonicalPaths.ts';
import { alternatesOf } from './languages.ts';
import { sitePaths } from './sitePaths.ts';

const plain = (address: string) => address.replace(/(.)\/$/, '$1');
const built = new Set(sitePaths());

/** A page in both languages: addresses as they are written, and what they are below the home of each. */
const pages = canonicalPaths()
  .filter((address) => !/^\/fr(?:\/|$)/.test(address) && address !== '/')
  .map((address) => {
    const { 'en-CA': english = '', 'fr-CA': french = '' } = alternatesOf(address);
    return { english, french, names: [plain(english), plain(french).slice('/fr'.length)] };
  });

/** Each folder with each last part; whole where a page stands below no other. */
function mixesOf(names: readonly string[]): string[] {
  const parts = names.map(
    (name) => [name.slice(0, name.lastIndexOf('/')), name.slice(name.lastIndexOf('/'))] as const,
  );
  return parts.flatMap(([folder]) => parts.map(([, last]) => folder + last));
}

test('the words of the other language lead on to the page in the language of the address, whatever is mixed', async ({
  request,
}) => {
  const wrong: string[] = [];
  const asked = pages.flatMap(({ english, french, names }) =>
    mixesOf(names).flatMap((mixed) => [
      { from: mixed, to: english },
      { from: `/fr${mixed}`, to: french },
    ]),
  );
  const strangers = asked.filter(({ from }) => !built.has(from));
  for (const { from, to } of strangers) {
    const answer = await request.get(`${from}?as=student`, { maxRedirects: 0 });
    const where = answer.headers().location ?? '';
    if (answer.status() !== 301 || where !== `${to}?as=student`)
      wrong.push(`${from}: ${answer.status()} ${where}`);
  }
  expect(wrong).toEqual([]);
  expect(strangers.length).toBeGreaterThan(3 * pages.length);
});

test('aliases and old addresses of the other language lead on too', async ({ request }) => {
  for (const [from, to] of [
    ['/fr/discover', '/fr/grandir-ensemble'],
    ['/fr/recruits', '/fr/comment-nous-recrutons-1'],
    ['/fr/campuscharitycampaign', '/fr/ressources-campus/'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], from).toEqual([301, to]);
  }
});

test('no page leads away from itself', async ({ request }) => {
  for (const { english, french } of pages)
    for (const address of [english, french]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
    }
});

test('a link of the site to such an address arrives at the page, and Back leads to where the visitor was', async ({
  page,
}) => {
  await visit(page, '/fr/communiquez-avec-nous/');
  await settled(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/fr/communiquez-avec-nous/"]');
    link?.setAttribute('href', '/fr/grandir-ensemble/a-farm-passed-on');
    const address = '/fr/grandir-ensemble/a-farm-passed-on';
    window.history.pushState({ idx: 1, key: 'k' }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'k' } }));
  });
  await expect(page).toHaveURL('/fr/grandir-ensemble/ferme-de-mere-en-fille');
  await expect(page.locator('html')).toHaveClass(/page-story/);
  await page.goBack();
  await expect(page).toHaveURL('/fr/communiquez-avec-nous/');
});

test('a host that knows no redirects leads on by its page for unknown addresses', async ({ page }) => {
  const address = '/fr/grandir-ensemble/a-farm-passed-on';
  await page.route(`**${address}?*`, async (route) => {
    const missing = await route.fetch({ url: new URL('/fr/nowhere', page.url()).href });
    await route.fulfill({ response: missing });
  });
  await visit(page, '/fr');
  await page.goto(`${address}?from=mail#top`);
  await expect(page).toHaveURL('/fr/grandir-ensemble/ferme-de-mere-en-fille?from=mail#top');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/j’habite où/);
});
