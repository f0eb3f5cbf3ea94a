import type { Deck } from './deck.ts';
import type { SiteLanguage } from './languages.ts';
import type { MessageKey, Messages } from './messages/messages.ts';
import { makeSay, type Say } from './messages/say.ts';
import type { Brand } from './schema/brand.ts';
import type { Region, VisitorTypeSource } from './schema/taxonomy.ts';
import { makePaths, type Paths, type SlidePaths } from './urls/paths.ts';
import { type SiteVisitorTypes, visitorTypesOf } from './visitorTypes.ts';

/** Hosts that a browser requests data from. */
export type SiteHosts = {
  /** Origin of the content host, or the path below which the site's own server forwards calls; empty for its root. */
  content: string;
  /** Address of the service that returns the country of a visitor. */
  geolocation: string;
  /** Path of the routes of the content host. Default: that of `createApiClient`. */
  contentPath?: string | undefined;
  /** Class of badges in the menu of the content host. Default: that of `createApiClient`. */
  badgeClass?: string | undefined;
};

/** Keys in the browser's storage; values are raw strings. */
export type StorageNames = {
  /** A name of two characters or more. */
  name: string;
  /** A name of one character. */
  initial: string;
  type: string;
  notice: string;
  turn: string;
  /** The slide that the visitor was on last. */
  slide: string;
  /** The form in which the visitor reads stories. */
  form: string;
  language: string;
  /** Ids of events that the visitor has seen, also in the storage of the tab. */
  events: string;
  /** `reduced` or `full` motion, whatever the system asks for. */
  motion: string;
};

/** Default keys in the browser's storage. */
export const STORAGE_NAMES: StorageNames = {
  name: 'userName',
  initial: 'userInitial',
  type: 'userType',
  notice: 'gdpr',
  turn: 'storyTurn',
  slide: 'lastSlide',
  form: 'storyForm',
  language: 'language',
  events: 'seenEvents',
  motion: 'motion',
};

/** One site in one language: the value that pages, store, build and server read everything about it from. */
export type Site = {
  brand: Brand;
  /** Language of this page, BCP 47. */
  language: string;
  /** All languages; the site begins at the first. */
  languages: readonly SiteLanguage[];
  deck: Deck;
  paths: Paths;
  /** Regions of the firm, in the order of the filter. */
  regions: readonly Region[];
  /** Visitor types, in the order of the first page. */
  visitorTypes: SiteVisitorTypes;
  hosts: SiteHosts;
  storage: StorageNames;
  say: Say<MessageKey>;
};

/** Parts that `makeSite` makes a site from. */
export type SiteSource = Pick<Site, 'brand' | 'language' | 'deck'> & {
  messages: Messages;
  /** Default: only `language`, at the root. */
  languages?: readonly SiteLanguage[];
  /** Default: none. */
  regions?: readonly Region[];
  /** Default: none, so that all visitors see the same. */
  visitorTypes?: readonly VisitorTypeSource[];
  /** Default: calls go to the site's own origin. */
  hosts?: Partial<SiteHosts>;
  /** Default: `STORAGE_NAMES`. */
  storage?: Partial<StorageNames>;
};

/** Makes the one value that describes a site in one language. */
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

/** Addresses of slides, which are the same for all visitor types. */
function slidePaths(deck: Deck): SlidePaths {
  return Object.fromEntries(
    Object.entries(deck).map(([section, sets]) => [
      section,
      Object.values(sets)[0]?.slides.map(({ path }) => path) ?? [],
    ]),
  );
}
