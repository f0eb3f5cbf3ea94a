import {
  DRIFT_MS,
  FLOOD_COVER_MS,
  FLOOD_LAND_MS,
  FLOOD_TRAVEL_MS,
  FOCUS_RESTORE_MS,
  HOVER_MS,
  MENU_CLOSE_AFTER_NAV_MS,
  MENU_MS,
  MENU_NEXT_LINK_MS,
  NEXT_BAND_MS,
  PRESS_MS,
  REDUCED_MS,
  RING_MS,
  RISE_MS,
  SLIDE_MS,
  SLIDE_RESET_MS,
  SOCIAL_PLACE_MS,
  STAGGER_MS,
  STORY_ENTER_MS,
  SUBMENU_CLEAR_MS,
} from '../tokens/durations.ts';

/** An entry of the motion score: a movement, its duration, curve and reason. */
export type Motion = {
  what: string;
  /** Movement and distance. */
  how: string;
  /** Duration in ms. */
  durationMs: number;
  /** A curve of the tokens, `--gt-ease-…`. */
  curve: 'travel' | 'arrive' | 'leave' | 'drift' | 'linear';
  /** Replacement under reduced motion. */
  reduced: string;
  /** Reason for the movement. */
  why: string;
};

/** Slides, and the flood before the first one. */
const SLIDE_MOTIONS = {
  slide: {
    what: 'Slide change',
    how: `The track moves one width; layers move further with it, circles arrive together; the ground moves 10 vw less, and fades out at its sides, so that no drawing ends in an edge, until only a few px of its way are left. Bullets on the edge of a slide fade out in ${PRESS_MS} ms, while it has hardly moved, and are back when the next slide is nearly there; a background fades in behind the words and buttons of the deck, above the drawing of a theme along the bottom. With a swipe the track follows the finger, a quarter of the way where no slide is, and the next ring of the progress gets its colour.`,
    durationMs: SLIDE_MS,
    curve: 'travel',
    reduced: `The track jumps and the slides cross-fade in ${REDUCED_MS} ms.`,
    why: 'Depth: near layers move further than far ones, and the ground least.',
  },
  'slide-reset': {
    what: 'Slide reset',
    how: 'The track moves without extra travel. Pictures of a story change in the same time: the one in focus moves out by 40 %, the next one grows from half its size. After a movement too short for a swipe, the track returns in this time, with the curve "arrive".',
    durationMs: SLIDE_RESET_MS,
    curve: 'travel',
    reduced: `Cross-fade in ${REDUCED_MS} ms.`,
    why: 'Going back to the start, or to another picture, is quick.',
  },
  'flood-travel': {
    what: 'Choosing a visitor type',
    how: `A disc in the new colour scheme grows from the chosen circle and covers the screen in ${FLOOD_COVER_MS} ms, while the name ring closes around the circle. Words that the ring would pass over fade first, in ${FLOOD_TRAVEL_MS / 4} ms. The picture of the choice moves to the middle of the window and grows to twice its size, so that something moves until the first slide is there, and becomes sharp as soon as the file of a large circle is decoded; the header in the new colour scheme fades in above the disc, in ${FLOOD_TRAVEL_MS / 4} ms from ${FLOOD_COVER_MS / 2} ms on, so that the window is never empty. The first slide renders meanwhile, behind the old page around the disc. Then its words are visible, and the ring has gone with the disc. In ${FLOOD_LAND_MS} ms its circles fade in and grow from .6, clockwise; the picture moves on from where it is to the largest circle and grows there, with the photo of that circle below it, and half-way it fades within ${FLOOD_TRAVEL_MS / 4} ms, which nobody sees where both are one picture, while the tag fades in at its full size; and the ring grows again at the progress, since it would pass over words on its way there. After ${FLOOD_TRAVEL_MS} ms rings grow from the pith.`,
    durationMs: FLOOD_TRAVEL_MS,
    curve: 'travel',
    reduced: `The colour scheme fades in within ${REDUCED_MS} ms.`,
    why: 'The choice leads to the first slide, and takes the visitor’s ring along.',
  },
  'next-band': {
    what: 'The last slide',
    how: `When the slide becomes current, bands of the ring scale from .9 in ${RING_MS} ms each, one after the other from the outside in, so that none grows over another; before them the next ring appears and turns by 6°. Title and button come with the slide. Circles move in from outside; those at the start of the slide move with it. The rings of hiring, day by day, and the circles of a pathway grow one after the other when their page opens.`,
    durationMs: NEXT_BAND_MS,
    curve: 'arrive',
    reduced: 'Everything is visible at once.',
    why: 'The ring of the name grows once more at the end.',
  },
  drift: {
    what: 'Bullets',
    how: 'On the current slide, each drifts 12 to 28 px to its place, and rests there.',
    durationMs: DRIFT_MS,
    curve: 'drift',
    reduced: 'They are in their places from the start.',
    why: 'Endless movement would distract from words.',
  },
} as const satisfies Record<string, Motion>;

/** Responses to pointer and keys. */
const PRESS_MOTIONS = {
  ring: {
    what: 'Typing the name, choosing a filter',
    how: 'A new outer ring scales from .9 and appears; the older ones ease to their new radius. In the same time items of a filtered list that stay move from their old places to the new ones, and the others fade in; in small windows the fields and the list move to their place, when a filter hides or shows the words above them: their ground covers or uncovers those.',
    durationMs: RING_MS,
    curve: 'arrive',
    reduced: 'Rings appear without growing.',
    why: 'Every letter adds a ring.',
  },
  hover: {
    what: 'Hover and focus',
    how: 'Two more rings of bark appear, the photo scales by 1.05 inside its circle, the tag has the accent. The folded paragraph of a slide fades in when it opens; on phones the circles below it move down first.',
    durationMs: HOVER_MS,
    curve: 'arrive',
    reduced: 'Colour and rings change without scaling.',
    why: 'Shows that an element can be opened.',
  },
  press: {
    what: 'Press',
    how: 'Scales to .97.',
    durationMs: PRESS_MS,
    curve: 'arrive',
    reduced: 'Nothing moves.',
    why: 'Confirms a press before its result.',
  },
} as const satisfies Record<string, Motion>;

/** Changes of page. */
const PAGE_MOTIONS = {
  'story-enter': {
    what: 'Opening a story or a colleague',
    how: `The pressed picture moves to its place with its bark, and back to its circle, whose tag fades in when it is nearly there. If words stand in its way, it grows there from .9; a smaller one, such as the portrait of an author, gets there in ${RISE_MS} ms, and words come when it is nearly there, so that it covers none. If it is not in the first window there, it moves to the first photo, and fades into that meanwhile. Title and author are faint at once and fade in within ${RISE_MS} ms; after a portrait, ${0.6 * RISE_MS} ms later, they appear within ${HOVER_MS}. A first photo or a film that comes from no other page grows from .9 at once; bullets and a second picture do while the first one lands; the text fades in last, as one. The ground of the old page and its header fade in ${REDUCED_MS} ms if the new one has another, while the header in its new colours appears. Pictures that are not decoded in time fade in on their colour within ${REDUCED_MS} ms when they are.`,
    durationMs: STORY_ENTER_MS,
    curve: 'arrive',
    reduced: 'The page is visible at once; pictures appear when they are decoded.',
    why: 'Connects the pressed picture with the page.',
  },
  stagger: {
    what: 'One after the other',
    how: `Circles start ${STAGGER_MS} ms apart.`,
    durationMs: STAGGER_MS,
    curve: 'linear',
    reduced: 'All at once.',
    why: 'Leads the eye clockwise around the largest circle.',
  },
  reduced: {
    what: 'Cross-fade',
    how: 'Opacity only. An offer of another language fades in. A page in another language fades in over the one that the visitor leaves, and so does the first page after "Start over", in 100 ms: meanwhile words of both lie on each other.',
    durationMs: REDUCED_MS,
    curve: 'linear',
    reduced: 'The same.',
    why: 'Reduced motion still shows a response.',
  },
} as const satisfies Record<string, Motion>;

/** The menu. */
const MENU_MOTIONS = {
  menu: {
    what: 'Menu opens',
    how: `Two columns are visible at once, a little apart, and move together; links rise 24 px, ${MENU_NEXT_LINK_MS} ms apart.`,
    durationMs: MENU_MS,
    curve: 'travel',
    reduced: `Visible at once; fades out in ${REDUCED_MS} ms.`,
    why: 'The menu covers the page without a jump.',
  },
  'social-place': {
    what: 'Social icons find their place',
    how: 'They swing onto the ring from 40° back, this time after the menu opened.',
    durationMs: SOCIAL_PLACE_MS,
    curve: 'arrive',
    reduced: 'They are in place.',
    why: 'They come last, after the links.',
  },
  'submenu-clear': {
    what: 'Submenu closes',
    how: 'Its entries stay until it has closed.',
    durationMs: SUBMENU_CLEAR_MS,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Words do not disappear while they are visible.',
  },
  'menu-close-after-nav': {
    what: 'Menu closes after a choice',
    how: 'The new page has rendered behind it.',
    durationMs: MENU_CLOSE_AFTER_NAV_MS,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'The old page does not appear again.',
  },
  'focus-restore': {
    what: 'Focus returns to the menu button',
    how: 'At once, and again this time after closing if no element has it.',
    durationMs: FOCUS_RESTORE_MS,
    curve: 'linear',
    reduced: 'The same time.',
    why: 'A change of page may have removed the focused element.',
  },
} as const satisfies Record<string, Motion>;

const { reduced, ...pages } = PAGE_MOTIONS;

/** All movements of the kit. Durations come from the tokens, like those of the style sheets (`--gt-duration-…`). */
export const MOTION_SCORE = {
  ...SLIDE_MOTIONS,
  ...PRESS_MOTIONS,
  ...pages,
  ...MENU_MOTIONS,
  reduced,
} as const;
