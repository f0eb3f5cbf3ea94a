import { expect, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

for (const [reducedMotion, duration] of [
  ['no-preference', '1.1s'],
  ['reduce', '0.2s'],
] as const) {
  test(`the theme says how long slides take, and less motion goes first: "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/prendre-racine');
    const said = await page.getByRole('main').evaluate((main) => {
      main.style.transitionDuration = 'var(--gt-duration-slide)';
      return getComputedStyle(main).transitionDuration;
    });
    expect(said).toBe(duration);
  });
}
