import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';

for (const [reducedMotion, durations] of [
  ['no-preference', [1100]],
  ['reduce', [200]],
] as const) {
  test(`slides move as the theme says, with motion "${reducedMotion}"`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ reducedMotion, ...(baseURL && { baseURL }) });
    await page.addInitScript(() => localStorage.setItem('userType', 'stagiaire'));
    await visit(page, '/prendre-racine');
    await page.getByRole('button', { name: 'Diapositive suivante' }).click();
    await expect(page).toHaveURL('/sous-la-surface');
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const isOfDeck =
          effect instanceof KeyframeEffect && effect.target?.matches('.gt-deck__track, .gt-deck__slide');
        return isOfDeck ? [effect.getTiming().duration] : [];
      }),
    );
    expect([...new Set(moving)]).toEqual(durations);
    await page.close();
  });
}
