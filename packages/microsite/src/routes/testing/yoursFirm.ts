import { makeSite } from '@tamarack-lowe/content-model';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM } from './grownFirm.ts';
import { GROWN_FIRM_BRAND } from './grownFirmBrand.ts';
import { GROWN_FIRM_DECK as deck } from './grownFirmDeck.ts';
import { GROWN_FIRM_TYPES as visitorTypes } from './grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES as messages } from './smallFirm.ts';

/** The grown firm with the page of what a device keeps. */
export const YOURS_FIRM: RouteContext = {
  ...GROWN_FIRM,
  site: makeSite({
    brand: { ...GROWN_FIRM_BRAND, pages: { ...GROWN_FIRM_BRAND.pages, yours: '/mou' } },
    deck,
    visitorTypes,
    messages,
    language: 'mi-NZ',
  }),
};
