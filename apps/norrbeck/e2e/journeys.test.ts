import { expect, test } from '@playwright/test';
import { visit, watch } from '@tamarack-lowe/built-pages/visit';

for (const [type, background, ...tag] of [
  ['stagiaire', 'rgb(229, 236, 235)', '@detail'],
  ['releve', 'rgb(237, 238, 213)'],
  ['experience', 'rgb(22, 38, 46)', '@detail'],
] as const) {
  test(`${type} walks from the first page to a story and the next, in their own colour scheme`, {
    tag: [...tag],
  }, async ({ page }) => {
    const trouble = watch(page);
    await visit(page, '/');
    await page.getByRole('textbox').fill('Amélie');
    await page
      .getByRole('main')
      .getByRole('link')
      .nth(['stagiaire', 'releve', 'experience'].indexOf(type))
      .click();
    await expect(page).toHaveURL('/prendre-racine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prenons racine');
    await expect(page.locator('body')).toHaveCSS('background-color', background);
    expect(await page.evaluate(() => [localStorage.userName, localStorage.userType])).toEqual([
      'Amélie',
      type,
    ]);

    await page.getByRole('button', { name: 'Diapositive suivante' }).click();
    await expect(page).toHaveURL('/sous-la-surface');
    const slide = page.getByRole('region', { name: /Arrêt 2 sur 5/ });
    await slide.getByRole('list', { name: 'Récits de cette diapositive' }).getByRole('link').first().click();
    await expect(page.locator('html')).toHaveClass(/page-story/);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page
      .getByRole('link', { name: /^Récit (suivant|précédent)/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
    expect(trouble).toEqual([]);
  });
}

test('a phone goes from the menu to the works, and reads them in English', async ({ page }) => {
  const trouble = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/prendre-racine');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'L’équipe qui répond' }).click();
  await expect(page).toHaveURL('/equipe');
  await visit(page, '/nos-ouvrages');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/works');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/en/take-root/the-dog-on-the-footbridge');
  expect(trouble).toEqual([]);
});

test('a section through the ground says its layers and their depths', async ({ page }) => {
  await visit(page, '/la-ou-l-eau-va');
  await page.getByRole('link', { name: /Le castor/ }).click();
  const layers = page.locator('figure').getByRole('listitem');
  await expect(layers).toHaveCount(6);
  await expect(layers.first()).toContainText('0–\u206015 cm');
});

test('an unknown address says so, and leads back', async ({ page }) => {
  const answer = await page.goto('/nulle-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce point n’est pas sur le plan.');
  await page.getByRole('link', { name: 'Retour au départ' }).click();
  await expect(page).toHaveURL('/');
});

test('links of the tips that have no picture have a disc as round and as wide as the pictures', {
  tag: '@detail',
}, async ({ page }) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/conseils');
    const discs = await page.locator('.campus__thumb').evaluateAll((thumbs) =>
      thumbs.map((thumb) => {
        const { width, height } = thumb.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
    const [[size = 0] = []] = discs;
    expect(size, `${width} px`).toBeGreaterThan(0);
    expect(discs, `${width} px`).toEqual(discs.map(() => [size, size]));
  }
});
