import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { expectSwitch, switchTo } from './languageSwitch.ts';

test('the switch leads to the page in the other language and back, and is remembered', async ({ page }) => {
  await expectSwitch(page, '/grow-together/your-cpa-journey', '/fr/grandir-ensemble/votre-parcours-cpa');
});

test('the switch leads to the slide that the visitor has reached', async ({ page }) => {
  await visit(page, '/grow-together');
  for (const address of ['/discover-purpose-driven', '/discover-a-place-to-belong']) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page).toHaveURL(address);
  }
  await expect(switchTo(page, 'Français')).toHaveAttribute('href', '/fr/une-place-pour-vous');
  await switchTo(page, 'Français').click();
  await expect(page).toHaveURL('/fr/une-place-pour-vous');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Une place\s+pour vous/);
});

test('filters are asked in the words of the language, and go along with the switch', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, '/fr/ressources-campus/evenements-campus');
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Ontario');
  await page.getByRole('combobox', { name: 'Mois' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?province=on&mois=\d{4}-\d\d$/);
  // The list follows its count.
  const shown = await page
    .getByRole('status')
    .filter({ hasText: /^\d+ sur \d+/ })
    .textContent();
  const count = Number.parseInt(shown ?? '', 10);
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(switchTo(page, 'English')).toHaveAttribute('href', /\?province=on&month=/);
  await switchTo(page, 'English').click();
  await expect(page).toHaveURL(/\/campus-events\?province=on&month=\d{4}-\d\d$/);
  await expect(page.getByRole('article')).toHaveCount(count);

  await visit(page, '/connect-with-us/?region=west&for=students');
  await expect(switchTo(page, 'Français')).toHaveAttribute('href', /\?region=west&for=/);
  const people = await page
    .getByRole('list', { name: 'The talent attraction team' })
    .getByRole('link')
    .count();
  await switchTo(page, 'Français').click();
  await expect(page.getByRole('list', { name: /équipe/i }).getByRole('link')).toHaveCount(people);
  await page.getByRole('combobox', { name: 'Où' }).selectOption('Québec');
  await expect(page).toHaveURL(/region=quebec&pour=releve$/);

  await visit(page, '/connect-with-us/?school=university-of-toronto');
  await expect(page.getByRole('combobox', { name: 'School' })).toHaveValue('university-of-toronto');
  await expect(switchTo(page, 'Français')).toHaveAttribute('href', /\?school=/);
  await switchTo(page, 'Français').click();
  await expect(page.getByRole('combobox', { name: 'École' })).toHaveValue('universite-de-toronto');
});

test('a film that is open is open in the other language, and captions are those of the page', {
  tag: '@detail',
}, async ({ page }) => {
  await visit(page, '/discover-what-success-looks-like?play=4');
  await expect(page.getByRole('dialog', { name: 'A year of rings' })).toBeVisible();
  const other = page.locator('.gt-header__languages a');
  await expect(other).toHaveAttribute('href', '/fr/la-reussite-a-votre-facon?play=4');
  await visit(page, (await other.getAttribute('href')) ?? '');
  await expect(page.getByRole('dialog', { name: 'Une année en anneaux' })).toBeVisible();

  await visit(page, '/grow-together/the-red-canoe');
  await switchTo(page, 'Français').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.getByRole('main').getByRole('button', { name: /vidéo/ }).first().click();
  await expect(page.locator('video track[default]')).toHaveAttribute('srclang', 'fr');
});

test('an unknown address responds in the language of its path', async ({ page, request }) => {
  const answer = await visit(page, '/fr/grandir-ensemble/parcours-cpa');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('link', { name: 'Votre parcours CPA' })).toHaveAttribute(
    'href',
    '/fr/grandir-ensemble/votre-parcours-cpa',
  );
  await switchTo(page, 'English').click();
  await expect(page).toHaveURL('/');
  for (const [alias, to] of [
    ['/fr/decouvrir', '/fr/grandir-ensemble'],
    ['/fr/recrutement', '/fr/comment-nous-recrutons-1'],
    ['/fr/campuscharitycampaign', '/fr/ressources-campus/'],
  ] as const) {
    const moved = await request.get(alias, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location], alias).toEqual([301, to]);
  }
});

test('the menu is requested in the language of the page', { tag: '@detail' }, async ({ page }) => {
  await visit(page, '/fr/communiquez-avec-nous');
  await page.getByRole('button', { name: 'Ouvrir le menu principal' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Emplois pour personnes d’expérience' })).toBeVisible();
  await expect(menu.getByText('Secteurs', { exact: false }).first()).toBeVisible();
  await expect(menu.getByText('Industries', { exact: true })).toHaveCount(0);
});

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });

  const hintOf = (page: Page) => page.getByRole('region', { name: 'Cette page existe en français' });

  test('is told once, quietly, that the page exists in French, and moved nowhere', async ({ page }) => {
    await visit(page, '/grow-together/our-people');
    await expect(page).toHaveURL('/grow-together/our-people');
    await expect(hintOf(page)).toHaveAttribute('lang', 'fr-CA');
    await visit(page, '/connect-with-us');
    await expect(hintOf(page)).toHaveCount(0);
  });

  test('that has chosen French is told on pages in English, until that is taken away', {
    tag: '@detail',
  }, async ({ page }) => {
    await visit(page, '/connect-with-us');
    await hintOf(page).getByRole('link').click();
    await expect(page).toHaveURL('/fr/communiquez-avec-nous/');
    await expect(page.locator('.gt-hint')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('fr-CA');
    // A later visit: in this one, the offer was made.
    await page.evaluate(() => sessionStorage.clear());
    await visit(page, '/connect-with-us');
    await hintOf(page).getByRole('button').click();
    await expect(hintOf(page)).toHaveCount(0);
    await visit(page, '/connect-with-us');
    await expect(hintOf(page)).toHaveCount(0);
  });

  test('that has chosen French is told on one page of a visit, early in the Tab order', {
    tag: '@detail',
  }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr-CA'));
    await visit(page, '/discover-your-best-self');
    await expect(hintOf(page)).toBeVisible();
    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
    await expect(hintOf(page).getByRole('link')).toBeFocused();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page).toHaveURL('/discover-what-success-looks-like');
    await expect(hintOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/discover-your-best-self');
    await expect(hintOf(page)).toHaveCount(0);
    await visit(page, '/connect-with-us');
    await expect(hintOf(page)).toHaveCount(0);
  });

  test('walks from the intro to a story and its next', async ({ page }) => {
    await visit(page, '/fr');
    await page.getByRole('textbox').fill('Marie-Ève');
    await page
      .getByRole('main')
      .getByRole('link', { name: /études/ })
      .click();
    await expect(page).toHaveURL('/fr/grandir-ensemble');
    await page.getByRole('button', { name: 'Diapositive suivante' }).click();
    await expect(page).toHaveURL('/fr/une-raison-d-etre');
    const slide = page.getByRole('region', { name: /^Diapositive 2 sur 6/ });
    await slide.getByRole('list').getByRole('link').first().click();
    await expect(page).toHaveURL(/^[^?]*\/fr\/grandir-ensemble\/[a-z0-9-]+$/);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page
      .getByRole('link', { name: /^(?:Histoire suivante|Histoire précédente)/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  });
});
