import { isLocale, LOCALES } from '../locales/locales.ts';

/** Values of the toolbars. Storybook knows them as any string. */
export type Globals = Readonly<Record<string, unknown>>;

/** Gives the document the brand, light, motion, text size, direction and language that the toolbars ask for. */
export function dressPage(page: HTMLElement, globals: Globals): void {
  const { brand, ground, motion, textSize, direction, locale } = globals;
  page.dataset.brand = String(brand);
  page.dataset.gtGround = String(ground);
  page.dataset.gtMotion = String(motion);
  page.style.fontSize = `${textSize}%`;
  page.dir = String(direction);
  page.lang = LOCALES[isLocale(locale) ? locale : 'en'].lang;
}
