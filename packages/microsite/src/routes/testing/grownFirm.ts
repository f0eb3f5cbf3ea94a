import { makeSite } from '@tamarack-lowe/content-model';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM_BRAND as brand } from './grownFirmBrand.ts';
import { GROWN_FIRM_CONTENT as content } from './grownFirmContent.ts';
import { GROWN_FIRM_DECK as deck } from './grownFirmDeck.ts';
import { GROWN_FIRM_EVENTS as events } from './grownFirmEvents.ts';
import { GROWN_FIRM_TYPES as visitorTypes } from './grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES as messages, SMALL_FIRM } from './smallFirm.ts';

/** The small firm grown: two sections, a team, resources and events, so that it has pages of every route. */
export const GROWN_FIRM: RouteContext = {
  ...SMALL_FIRM,
  site: makeSite({ brand, deck, visitorTypes, messages, language: 'mi-NZ' }),
  content,
  events,
};
