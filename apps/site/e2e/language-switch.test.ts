import { test } from '@playwright/test';
import { expectSwitch } from './languageSwitch.ts';

for (const [english, french] of [
  ['/', '/fr'],
  ['/how-we-recruit-1/$$$', '/fr/comment-nous-recrutons-1/$$$'],
  ['/how-we-recruit-2', '/fr/comment-nous-recrutons-2'],
  ['/connect-with-us/elodie-tremblay', '/fr/communiquez-avec-nous/elodie-tremblay'],
  ['/campus-resources/', '/fr/ressources-campus/'],
  ['/campus-resources/cpa-support', '/fr/ressources-campus/accompagnement-cpa'],
] as const) {
  test(`the switch leads from ${english} to ${french} and back, and is remembered`, async ({ page }) => {
    await expectSwitch(page, english, french);
  });
}
