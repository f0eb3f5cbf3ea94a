import type { Deck } from './deck.ts';
import type { MessageKey, Messages } from './messages/messages.ts';
import { makeSay, type Say } from './messages/say.ts';
import type { Brand } from './schema/brand.ts';
import type { Region } from './schema/vocabulary.ts';
import { makePaths, type Paths, type SlidePaths } from './urls/paths.ts';
import type { VisitorTypeSource } from './visitorType.ts';
import { type SiteVisitorTypes, visitorTypesOf } from './visitorTypes.ts';

/** Other hosts that a browser asks. */
export type SiteHosts = {
  /** Origin of the content host, or the path below which the site's own passes calls on; empty: at its root. */
  content: string;
  /** Address that says which country a visitor is in. */
  geolocation: string;
  /** Where the routes of the content host begin. Default: as `createApiClient` has it. */
  contentPath?: string | undefined;
  /** Class of what sets remarks in its menu apart. Default: as `createApiClient` has it. */
  badgeClass?: string | undefined;
};

/** Keys in the browser's storage; values are raw strings. */
export type StorageNames = {
  /** A name that is longer than one character. */
  name: string;
  /** A name of one character. */
  initial: string;
  type: string;
  notice: string;
  turn: string;
  language: string;
};

/** The names that browsers keep a visit under, unless a site has others. */
export const STORAGE_NAMES: StorageNames = {
  name: 'userName',
  initial: 'userInitial',
  type: 'userType',
  notice: 'gdpr',
  turn: 'storyTurn',
  language: 'language',
};

/** A language that a site speaks. */
export type SiteLanguage = {
  /** BCP 47. */
  tag: string;
  /** Its name in itself: `Deutsch`. */
  name: string;
  /** Address of its first page. */
  home: string;
  /** Said in it to whom reads it more easily: that the page is there in it, and the name of what takes that away. */
  hint?: { words: string; close: string };
};

/** All that one site is, in one language: whoever draws or remembers something is given it. */
export type Site = {
  brand: Brand;
  /** Of this page, BCP 47. */
  language: string;
  /** All there are; where the first stands, the site begins. */
  languages: readonly SiteLanguage[];
  deck: Deck;
  paths: Paths;
  /** Where the firm has people, in the order in which visitors are offered it. */
  regions: readonly Region[];
  /** Who visits, in the order in which visitors are asked. */
  visitorTypes: SiteVisitorTypes;
  hosts: SiteHosts;
  storage: StorageNames;
  say: Say<MessageKey>;
};

/** What a site is made of. */
export type SiteSource = Pick<Site, 'brand' | 'language' | 'deck'> & {
  messages: Messages;
  /** Default: only `language`, at the root. */
  languages?: readonly SiteLanguage[];
  /** Default: none. */
  regions?: readonly Region[];
  /** Default: none, everybody is shown the same. */
  visitorTypes?: readonly VisitorTypeSource[];
  /** Default: the site's own origin answers all calls. */
  hosts?: Partial<SiteHosts>;
  /** Default: `STORAGE_NAMES`. */
  storage?: Partial<StorageNames>;
};

/** Makes the one value that a site is. */
export function makeSite({ brand, language, deck, messages, ...parts }: SiteSource): Site {
  const { languages, regions = [], visitorTypes = [], hosts, storage } = parts;
  const say = makeSay(messages, brand);
  const home = languages?.find(({ tag }) => tag === language)?.home;
  return {
    brand,
    language,
    languages: languages ?? [{ tag: language, name: language, home: '/' }],
    deck,
    paths: makePaths(brand, slidePaths(deck), home),
    regions,
    visitorTypes: visitorTypesOf(visitorTypes, say),
    hosts: { content: '', geolocation: '/geolocation', ...hosts },
    storage: { ...STORAGE_NAMES, ...storage },
    say,
  };
}

/** All visitor types have the same slides, as far as addresses go. */
function slidePaths(deck: Deck): SlidePaths {
  return Object.fromEntries(
    Object.entries(deck).map(([section, sets]) => [
      section,
      Object.values(sets)[0]?.slides.map(({ path }) => path) ?? [],
    ]),
  );
}
