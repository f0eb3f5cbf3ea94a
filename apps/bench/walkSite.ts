import type { Locator, Page } from 'playwright';

/** Step of a visit, as it is called in the tables. */
export type Step = 'menu' | 'choose a visitor type' | 'next slide' | 'open a story' | 'story to story';

/** Time that a pointer rests on a control before the press, ms. */
const AIM_MS = 200;

/** Pause of a visitor before the next step, ms: all movement has ended by then. */
const LOOK_MS = 1800;

/**
 * Moves the pointer to a control, and returns a function that presses it with the mouse. The click of a locator forces a
 * layout of the page, which adds 7 to 10 ms to the press.
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
 * Runs a whole visit: intro, menu, choice, all six slides, three stories. Calls `doing` with each step; it has to run the step,
 * and may measure it.
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
