/** Rules of a component in the first paint of a page. `Critical` of `@tamarack-lowe/prerender` explains the fields. */
type FirstPaint = {
  unseen?: string;
  becomes?: readonly RegExp[];
  later?: readonly RegExp[];
  moving?: readonly RegExp[];
};

const DECK: FirstPaint = {
  // Other slides are outside of the window.
  unseen: '.gt-deck__slide:not([data-current])',
  // Scripts set these while slides move.
  becomes: [/:root(?::not\()?\[data-gt-motion/, /data-shown/],
  // The press that moves slides loads the deferred stylesheet, with the background of the words while slides pass below. Rings
  // behind the number of the slide render after the first paint.
  later: [
    /data-side\].*\.gt-name-ring/,
    /\[data-drag="?on"?\]\)>\.gt-deck-controls/,
    /\.gt-deck-controls \.gt-deck-controls__progress/,
    /\.gt-deck\S* \.gt-slide(?:__backdrop$|::?after)/,
  ],
  moving: [/gt-deck(?!-controls)|gt-layer/],
};

const CIRCLES: FirstPaint = {
  becomes: [/gt-circle__play/],
  // Keyboard focus, and a field that scripts switch to the grid layout.
  later: [
    /:focus-visible>\.gt-photo-circle/,
    /\.gt-circle__target:focus-visible$/,
    /:focus-visible \.gt-circle__(?:disc|photo|tag)/,
    /:has\(\[data-layout/,
  ],
  // Tags at the edge of a small window.
  moving: [/:not\(:focus-visible\)>\.gt-circle__tag/],
};

const SLIDES: FirstPaint = {
  // A figure whose link was pressed, and a paragraph that was opened.
  later: [/:target/, /__more ?\+ ?\.gt-slide__body/],
};

const MENU: FirstPaint = {
  // The closed menu is hidden. The deferred stylesheet arrives with the first touch at the latest.
  unseen: 'dialog',
  becomes: [/\[open\]/, /::backdrop/],
  later: [/\.gt-network-ring/, /(?:^|[\s>])\.gt-menu(?!-button)/],
  moving: [/gt-menu/],
};

const NOTICE: FirstPaint = {
  // Space for a notice, which appears only with scripts.
  later: [/^html:has\(\.gt-notice\)$/],
};

const HEADER: FirstPaint = {
  // The background that keeps words readable over rings, which render later. Line breaks of long labels, and the logo beside very
  // large text.
  later: [/^\.gt-header :is\(/, /^\.gt-header(?:__corner|__home)>|>\.gt-header__home/],
};

const RINGS: FirstPaint = {
  // The fade of rings in upright windows: rings render after the first paint.
  later: [/\.gt-field-rings\.gt-field-rings/],
};

const DISCLOSURES: FirstPaint = {
  // The chevron of what unfolds, which stands at the end of words.
  later: [/summary/],
};

const RIGHT_TO_LEFT: FirstPaint = { later: [/:dir\(rtl\)|\[dir="?rtl/] };

const COMPONENTS = [DECK, CIRCLES, SLIDES, MENU, NOTICE, HEADER, RINGS, DISCLOSURES, RIGHT_TO_LEFT];

/**
 * Rules of the kit in the first paint of a page, as options of `prerender`. All other rules that match an element of the page are
 * critical too.
 */
export const FIRST_PAINT = {
  unseen: COMPONENTS.flatMap(({ unseen = [] }) => unseen).join(', '),
  becomes: COMPONENTS.flatMap(({ becomes = [] }) => becomes),
  later: COMPONENTS.flatMap(({ later = [] }) => later),
  moving: COMPONENTS.flatMap(({ moving = [] }) => moving),
  // The file of the logo uses this property.
  properties: ['--gt-logo-outer'],
  // Until the deferred stylesheet arrives, an open menu shows readable text and links, and its rings take no room. The kit
  // sets the same properties in a later layer, so none of these rules outlasts it.
  standIns:
    '@layer gt.base{.gt-menu[open]{block-size:100%;inline-size:100%;max-block-size:none;max-inline-size:none;' +
    'border:0;padding:14px 20px;background:var(--gt-ground)}' +
    '.gt-menu__rings,.gt-network-ring__rings svg,.gt-name-ring>svg{block-size:0;inline-size:0}}',
};
