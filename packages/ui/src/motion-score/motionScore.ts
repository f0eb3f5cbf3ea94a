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
  SLIDE_MS,
  SLIDE_RESET_MS,
  SOCIAL_PLACE_MS,
  STAGGER_MS,
  STORY_ENTER_MS,
  SUBMENU_CLEAR_MS,
} from '../tokens/durations.ts';

/** One entry of the motion score: what moves, how long, along which curve, and why. */
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
  /** The reason it moves at all. */
  why: string;
};

/** Slides, and the light that brings the first. */
const SLIDE_MOTIONS = {
  slide: {
    what: 'Slide change',
    how: 'The track moves one width; layers travel further with it, circles land together.',
    durationMs: SLIDE_MS,
    curve: 'travel',
    reduced: `The track jumps and the slides cross-fade in ${REDUCED_MS} ms.`,
    why: 'A walk through the same forest: near things pass faster than far ones.',
  },
  'slide-reset': {
    what: 'Slide reset',
    how: 'The track moves without extra travel. Pictures of a story change in the same time: the one in focus moves out by 40 %, the next one grows from half its size.',
    durationMs: SLIDE_RESET_MS,
    curve: 'travel',
    reduced: `Cross-fade in ${REDUCED_MS} ms.`,
    why: 'Going back to the start, or turning a picture over, is an errand, not a walk.',
  },
  'slide-follow': {
    what: 'A finger on a slide',
    how: 'The track follows the finger, a quarter of the way where no slide is, and the next ring of the progress takes on its colour. Released short, the track goes back; a swipe goes on from there as a slide change.',
    durationMs: SLIDE_RESET_MS,
    curve: 'arrive',
    reduced: 'The track stays where it is.',
    why: 'A hand feels what it moves, and may change its mind.',
  },
  'slide-edges': {
    what: 'While slides move',
    how: 'Bullets on the edge of a slide fade out, and ground fades in behind the words and buttons of the deck.',
    durationMs: HOVER_MS,
    curve: 'linear',
    reduced: 'Nothing changes: no slide moves.',
    why: 'Nothing is cut by an edge, and no circle passes over words.',
  },
  'flood-travel': {
    what: 'Choosing a visitor type',
    how: `A disc in the new ground grows from the chosen circle and covers the screen in ${FLOOD_COVER_MS} ms while the name ring shrinks into the circle. The words of the first slide are there then. In ${FLOOD_LAND_MS} ms its circles grow clockwise, the one beside the progress last, the picture of the choice goes to the place of the hero and grows there, the hero’s picture then opens over it from the middle, and the ring travels on to the progress, where its bands let go from the outside in; after ${FLOOD_TRAVEL_MS} ms rings open from the pith.`,
    durationMs: FLOOD_TRAVEL_MS,
    curve: 'travel',
    reduced: `The ground fades in ${REDUCED_MS} ms.`,
    why: 'The sun rises on the first slide, and the visitor’s ring comes along.',
  },
  'next-band': {
    what: 'The last slide',
    how: `As the slide is come to, bands of the ring scale from .9 in ${RING_MS} ms each, one after the other from the inside out; then the next ring appears and turns by 6°, then the title, then the button. Circles come from outside, those at its start with their slide.`,
    durationMs: NEXT_BAND_MS,
    curve: 'arrive',
    reduced: 'Everything is there, as on a slide that is loaded.',
    why: 'What grew with every letter grows once more, for its owner.',
  },
  drift: {
    what: 'Bullets',
    how: 'Each drifts 12 to 28 px to its place, on the slide that is shown, and rests there.',
    durationMs: DRIFT_MS,
    curve: 'drift',
    reduced: 'They are in their places.',
    why: 'Paper that has just been let go of; what moves for ever draws the eye from words.',
  },
} as const satisfies Record<string, Motion>;

/** Answers to pointer and keys. */
const PRESS_MOTIONS = {
  ring: {
    what: 'Typing the name',
    how: 'A new outer ring scales from .9 and appears; the older ones ease to their new radius.',
    durationMs: RING_MS,
    curve: 'arrive',
    reduced: 'Rings appear without growing.',
    why: 'Every letter adds a ring.',
  },
  hover: {
    what: 'Hover and focus',
    how: 'Two more rings of bark, the photo scales by 1.05 inside its circle, the tag takes the accent.',
    durationMs: HOVER_MS,
    curve: 'arrive',
    reduced: 'Colour and rings change without scaling.',
    why: 'What can be opened leans towards the hand.',
  },
  press: {
    what: 'Press',
    how: 'Scales to .97.',
    durationMs: PRESS_MS,
    curve: 'arrive',
    reduced: 'Nothing moves.',
    why: 'An answer before the answer.',
  },
} as const satisfies Record<string, Motion>;

/** Changes of page. */
const PAGE_MOTIONS = {
  'story-enter': {
    what: 'Opening a story or a colleague',
    how: `The page is there at once. The picture that was pressed goes to its place there, under the words, which rise 16 px; the line above them appears when it has passed; to a small portrait in ${0.4 * STORY_ENTER_MS} ms. Other pictures appear in ${REDUCED_MS} ms when they are decoded.`,
    durationMs: STORY_ENTER_MS,
    curve: 'arrive',
    reduced: 'The page is there at once; pictures appear when they are decoded.',
    why: 'The person you chose is the person you meet.',
  },
  stagger: {
    what: 'One after the other',
    how: `Circles start ${STAGGER_MS} ms apart.`,
    durationMs: STAGGER_MS,
    curve: 'linear',
    reduced: 'All at once.',
    why: 'The eye is led clockwise around the hero.',
  },
  reduced: {
    what: 'Cross-fade',
    how: 'Opacity only.',
    durationMs: REDUCED_MS,
    curve: 'linear',
    reduced: 'This is it.',
    why: 'Less motion is not less answer.',
  },
} as const satisfies Record<string, Motion>;

/** The menu. */
const MENU_MOTIONS = {
  menu: {
    what: 'Menu opens',
    how: `Two columns are there, a little apart, and close like doors; links rise 24 px, ${MENU_NEXT_LINK_MS} ms apart.`,
    durationMs: MENU_MS,
    curve: 'travel',
    reduced: `There at once; it fades in ${REDUCED_MS} ms when it closes.`,
    why: 'The forest opens; nothing drops on the visitor.',
  },
  'social-place': {
    what: 'Social icons find their place',
    how: 'They swing onto the ring from 40° back, this long after the menu opened.',
    durationMs: SOCIAL_PLACE_MS,
    curve: 'arrive',
    reduced: 'They are in place.',
    why: 'The last thing to settle.',
  },
  'submenu-clear': {
    what: 'Submenu closes',
    how: 'Its entries stay until it is shut.',
    durationMs: SUBMENU_CLEAR_MS,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Words do not vanish while they are still seen.',
  },
  'menu-close-after-nav': {
    what: 'Menu closes after a choice',
    how: 'The new page is behind it when it goes.',
    durationMs: MENU_CLOSE_AFTER_NAV_MS,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Nobody sees the old page twice.',
  },
  'focus-restore': {
    what: 'Focus returns to the menu button',
    how: 'At once, and again after the menu is gone if nothing has it.',
    durationMs: FOCUS_RESTORE_MS,
    curve: 'linear',
    reduced: 'The same time.',
    why: 'A page that came meanwhile may have taken it along.',
  },
} as const satisfies Record<string, Motion>;

const { reduced, ...pages } = PAGE_MOTIONS;

/** Every movement of the kit. Times come from the tokens, like those of the style sheets (`--gt-duration-…`). */
export const MOTION_SCORE = {
  ...SLIDE_MOTIONS,
  ...PRESS_MOTIONS,
  ...pages,
  ...MENU_MOTIONS,
  reduced,
} as const;
