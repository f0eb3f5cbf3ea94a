/*
 * Limits of a response from another host. A broken, misconfigured or hostile host sends a thousand times the amount that a page
 * can show; the memory of a page, a build or a server must not grow with it. The excess is dropped, and the logs of builds and
 * servers say how much.
 *
 * `EVENTS_AT_A_TIME` of `content-model` is the number of events that a page shows at a time.
 */

/**
 * Bytes of a menu or of events, after decompression: 5,000 events (see below) of 800 bytes each, more than the recorded ones
 * have. A longer body is cancelled, and the call fails.
 */
export const RESPONSE_BYTES = 4_194_304;

/** Bytes of a geolocation response; services send about a kilobyte. */
export const COUNTRY_BYTES = 65_536;

/** Items of a menu: twice as many as fit in its column at 1440 × 900. */
export const MENU_ITEMS = 16;

/** Entries of a submenu: enough for the industries of a firm, or its offices. */
export const SUBMENU_ENTRIES = 24;

/** Events: three fairs on each working day of six years. If there are more, the latest are read. */
export const EVENTS = 5000;

/** Provinces: enough for the provinces of Canada and the states of the USA. */
export const PROVINCES = 100;

/** Characters of a title, a name or a label: four lines on a phone. The longest recorded one has 71. */
export const LINE_CHARACTERS = 160;

/** Paragraphs of a description: each is an element of each event in the list. */
export const PARAGRAPHS = 12;

/** Characters of a description: a page of print. */
export const DESCRIPTION_CHARACTERS = 4000;

/** Characters of HTML that are read for one field: markup is several times as long as its text. */
export const HTML_CHARACTERS = 20_000;

/** Characters of an address: common servers refuse more. */
export const ADDRESS_CHARACTERS = 2048;

/** Characters of a slug: WordPress keeps 200. */
export const SLUG_CHARACTERS = 200;
