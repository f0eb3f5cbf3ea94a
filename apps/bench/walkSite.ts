import type { Locator, Page } from 'playwright';

/** A step of a visitor, by its name in the tables. */
export type Step = 'menu' | 'choose a visitor type' | 'next slide' | 'open a story' | 'story to story';

/** Time that a pointer rests on a control before the press, ms. */
const AIM_MS = 200;

/** Pause of a visitor before the next step, ms: all movement has ended by then. */
const LOOK_MS = 1800;

/**
 * Puts the pointer on a control and answers the press of it. The mouse itself presses: a locator's click listens in the
 * page and lays it out within the press, which then takes 7 to 10 ms more.
 */
async function aim(page: Page, control: Locator): Promise<() => Promise<void>> {
  await control.hover();
  await page.waitForTimeout(AIM_MS);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/**
 * A whole visit: intro, menu, choice, all six slides, three stories. `doing` gets each step and has to run it; it may
 * measure around it.
 */
export async function walkSite(
  page: Page,
  site: string,
  doing: (step: Step, press: () => Promise<void>) => Promise<void> = async (_, press) => press(),
): Promise<void> {
  const step = async (name: Step, control: Locator) => {
    await doing(name, await aim(page, control));
    await page.waitForTimeout(LOOK_MS);
    await page.waitForLoadState('networkidle');
  };
  const go = async (name: Step, control: Locator) => {
    const before = page.url();
    await step(name, control);
    // Waits for the address, because a prefetched page sends no request, and a choice navigates only after 1.7 s.
    await page.waitForURL((url) => url.href !== before);
  };
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.waitForTimeout(LOOK_MS);
  await step('menu', page.getByRole('button', { name: 'Open main menu' }));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(LOOK_MS);
  await go('choose a visitor type', page.getByRole('main').getByRole('link', { name: /student/i }));
  const next = page.getByRole('button', { name: 'Next slide' });
  for (let slide = 2; slide <= 6; slide += 1) await go('next slide', next);
  const circle = page.locator('.gt-deck__slide[data-current]').getByRole('list').getByRole('link').first();
  await go('open a story', circle);
  for (let story = 2; story <= 3; story += 1) {
    const link = page.getByRole('link', { name: /^(Next|Previous) story: / }).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(LOOK_MS);
    await go('story to story', link);
  }
}
