import { content } from 'virtual:workshop/content';
import { makeSite, type Site } from '@tamarack-lowe/content-model';
import { brandOf } from '../brands/brands.ts';
import { isLocale } from '../locales/locales.ts';
import type { Globals } from '../toolbars/dressPage.ts';
import { stretchContent } from './stretchContent.ts';
import type { WorkshopContent } from './WorkshopContent.ts';

/** The site of a brand in a language, its logo, and the content of its pages, as the toolbars select them. */
export type Workshop = { site: Site; logo: string; content: WorkshopContent };

/** Opens the site that the toolbars ask for. */
export function openWorkshop({ brand, locale }: Globals): Workshop {
  const { short, logos } = brandOf(brand);
  const language = isLocale(locale) ? locale : 'en';
  const said = language === 'stress' ? stretchContent(content.en) : content[language];
  const site = makeSite({ ...said.site, brand: { ...said.site.brand, short } });
  return { site, logo: logos[language === 'fr' ? language : 'en'], content: said };
}
