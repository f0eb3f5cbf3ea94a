/*
 * The most that is taken of an answer from another host. A host that is broken, badly set up or hostile sends a thousand
 * times what a page can show: nothing that a page, a build or a server holds grows with it. What goes beyond is left out,
 * and the logs of builds and servers say how much that was.
 *
 * How many events a page shows at a time is in `content-model` (`EVENTS_AT_A_TIME`).
 */

/**
 * Bytes of a menu or of events, unpacked: the 5,000 events below at 800 bytes each, which is more than the recorded ones
 * take. The body is cut off at the first byte beyond, and counts as a failed answer.
 */
export const ANSWER_BYTES = 4_194_304;

/** Bytes of a geolocation answer: services send a kilobyte. */
export const COUNTRY_BYTES = 65_536;

/** Items of a menu: they fill its column twice at 1440 × 900. Nobody looks through more. */
export const MENU_ITEMS = 16;

/** Entries of a submenu: the industries of a firm, or its offices. */
export const SUBMENU_ENTRIES = 24;

/** Events: three fairs on each working day of six years. Those with the latest days are taken. */
export const EVENTS = 5000;

/** Provinces to choose from: those of Canada and all states of its neighbour fit. */
export const PROVINCES = 100;

/** Characters of a title, a name or a label: four lines on a phone. The longest recorded one has 71. */
export const LINE_CHARACTERS = 160;

/** Paragraphs of a description: each is an element of each event in the list. */
export const PARAGRAPHS = 12;

/** Characters of a description: a page of print. */
export const DESCRIPTION_CHARACTERS = 4000;

/** Characters of HTML that are looked at for the words of a field: the markup of editors weighs several times its words. */
export const HTML_CHARACTERS = 20_000;

/** Characters of an address: common servers refuse more. */
export const ADDRESS_CHARACTERS = 2048;

/** Characters of a slug: WordPress keeps 200. */
export const SLUG_CHARACTERS = 200;
