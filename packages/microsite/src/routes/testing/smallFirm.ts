import { makeSay, makeSite } from '@tamarack-lowe/content-model';
import {
  departureMessages,
  findMessages,
  formMessages,
  headMessages,
  offlineMessages,
  packMessages,
  pageMessages,
  yoursMessages,
} from '@tamarack-lowe/content-model/internal/messages';
import type { RouteContext } from '../route.ts';
import { SMALL_FIRM_BRAND as brand } from './smallFirmBrand.ts';
import { SMALL_FIRM_CONTENT as content, SMALL_FIRM_DECK as deck } from './smallFirmContent.ts';

/** Messages that consist of their key and placeholders. */
function wordsOf<Key extends string>(keys: Readonly<Record<Key, readonly string[]>>): Record<Key, string> {
  const words = Object.entries<readonly string[]>(keys).map(([key, values]) => [
    key,
    [key, ...values.map((value) => `{${value}}`)].join(' '),
  ]);
  return Object.fromEntries(words);
}

/** Messages of the small firm. */
export const SMALL_FIRM_MESSAGES = wordsOf(pageMessages);

/** A firm of one section, without a team, a campus page and events. */
export const SMALL_FIRM: RouteContext = {
  site: makeSite({ brand, deck, messages: SMALL_FIRM_MESSAGES, language: 'mi-NZ' }),
  headSay: makeSay(
    wordsOf({
      ...departureMessages,
      ...headMessages,
      ...offlineMessages,
      ...packMessages,
      ...formMessages,
      ...findMessages,
      ...yoursMessages,
    }),
    brand,
  ),
  content,
  events: null,
  feeds: true,
  alternates: () => [],
  others: () => [],
  translations: () => [],
  today: '2026-11-24',
};
