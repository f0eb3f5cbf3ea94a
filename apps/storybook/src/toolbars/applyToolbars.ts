import { isLocale, LOCALES } from '../locales/locales.ts';

/** Values of the toolbars; Storybook types them as unknown. */
export type Globals = Readonly<Record<string, unknown>>;

/** Applies the toolbars to the document: brand, colour scheme, motion, text size, direction and language. */
export function applyToolbars(page: HTMLElement, globals: Globals): void {
  const { brand, colourScheme, motion, textSize, direction, locale } = globals;
  page.dataset.brand = String(brand);
  page.dataset.gtScheme = String(colourScheme);
  page.dataset.gtMotion = String(motion);
  page.style.fontSize = `${textSize}%`;
  page.dir = String(direction);
  page.lang = LOCALES[isLocale(locale) ? locale : 'en'].lang;
}
