import type { Page } from 'playwright';

/** What a visitor does, by the name it has in the tables. */
export type Step = 'menu' | 'choose a visitor type' | 'next slide' | 'open a story' | 'story to story';

/** How long a visitor looks before the next step, ms: everything has moved by then. */
const LOOK_MS = 1800;

/**
 * A whole visit: intro, menu, choice, all six slides, three stories. `doing` gets each step and has to run it; it may
 * measure around it.
 */
export async function walkSite(
  page: Page,
  site: string,
  doing: (step: Step, press: () => Promise<void>) => Promise<void> = async (_, press) => press(),
): Promise<void> {
  const step = async (name: Step, press: () => Promise<void>) => {
    await doing(name, press);
    await page.waitForTimeout(LOOK_MS);
    await page.waitForLoadState('networkidle');
  };
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.waitForTimeout(LOOK_MS);
  await step('menu', () => page.getByRole('button', { name: 'Open main menu' }).click());
  await page.keyboard.press('Escape');
  await page.waitForTimeout(LOOK_MS);
  const choice = page.getByRole('main').getByRole('link', { name: /student/i });
  await choice.hover();
  await step('choose a visitor type', () => choice.click());
  const next = page.getByRole('button', { name: 'Next slide' });
  for (let slide = 2; slide <= 6; slide += 1) await step('next slide', () => next.click());
  const circle = page.locator('.gt-deck__slide[data-current]').getByRole('list').getByRole('link').first();
  await step('open a story', () => circle.click());
  for (let story = 2; story <= 3; story += 1) {
    const link = page.getByRole('link', { name: /^(Next|Previous) story: / }).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(LOOK_MS);
    await step('story to story', () => link.click());
  }
}
