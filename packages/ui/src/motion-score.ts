import { DECK_DURATIONS_MS } from './deck/deckDurations.ts';
import { FLOOD_DURATIONS_MS } from './flood/floodDurations.ts';

/** One line of the score: what moves, how long, along which curve, and why. */
export type Motion = {
  what: string;
  /** What moves, and how far. */
  how: string;
  /** In ms. */
  durationMs: number;
  /** A curve of the tokens, `--gt-ease-…`. */
  curve: 'travel' | 'arrive' | 'leave' | 'drift' | 'linear';
  /** What happens instead when a visitor asks for less motion. */
  reduced: string;
  /** The reason it moves at all. */
  why: string;
};

/** Every movement of the kit. Style sheets read the same times as `--gt-duration-…`; a test keeps them equal. */
export const MOTION_SCORE = {
  slide: {
    what: 'Slide change',
    how: 'The track moves one width; layers travel further with it, circles land together.',
    durationMs: DECK_DURATIONS_MS.slide,
    curve: 'travel',
    reduced: 'The track jumps and the slides cross-fade in 200 ms.',
    why: 'A walk through the same forest: near things pass faster than far ones.',
  },
  'slide-reset': {
    what: 'Slide reset',
    how: 'The track moves without extra travel. Pictures of a story change in the same time: the one in focus moves out by 40 %, the next one grows from half its size.',
    durationMs: DECK_DURATIONS_MS.reset,
    curve: 'travel',
    reduced: 'Cross-fade in 200 ms.',
    why: 'Going back to the start, or turning a picture over, is an errand, not a walk.',
  },
  'slide-setup': {
    what: 'Choosing a visitor type',
    how: 'A disc in the new ground grows from the chosen circle over the screen in 1100 ms while the name ring shrinks into the circle, rings settle on it in 500 ms.',
    durationMs: FLOOD_DURATIONS_MS.setUp,
    curve: 'travel',
    reduced: 'The ground fades in 200 ms.',
    why: 'The wait is the sunrise.',
  },
  ring: {
    what: 'Typing the name',
    how: 'A new outer ring scales from .9 and appears; the older ones ease to their new radius.',
    durationMs: 420,
    curve: 'arrive',
    reduced: 'Rings appear without growing.',
    why: 'Every letter adds a ring.',
  },
  hover: {
    what: 'Hover and focus',
    how: 'Two more rings of bark, the photo scales by 1.05 inside its circle, the tag takes the accent.',
    durationMs: 260,
    curve: 'arrive',
    reduced: 'Colour and rings change without scaling.',
    why: 'What can be opened leans towards the hand.',
  },
  press: {
    what: 'Press',
    how: 'Scales to .97.',
    durationMs: 120,
    curve: 'arrive',
    reduced: 'Nothing moves.',
    why: 'An answer before the answer.',
  },
  'story-enter': {
    what: 'Opening a story',
    how: 'The photo keeps its place and grows; title, body and author rise 16 px, 60 ms apart.',
    durationMs: 900,
    curve: 'travel',
    reduced: 'Cross-fade in 200 ms.',
    why: 'The person you chose is the person you meet.',
  },
  stagger: {
    what: 'One after the other',
    how: 'Circles and paragraphs start 60 ms apart.',
    durationMs: 60,
    curve: 'linear',
    reduced: 'All at once.',
    why: 'The eye is led clockwise from the hero.',
  },
  'page-out': {
    what: 'Page to page',
    how: 'The old page fades in 240 ms while the new one appears in 360 ms.',
    durationMs: 240,
    curve: 'leave',
    reduced: 'Cross-fade in 200 ms.',
    why: 'One room is left before the next is entered.',
  },
  menu: {
    what: 'Menu opens',
    how: 'Two columns slide in from the edges, links rise 24 px, 50 ms apart.',
    durationMs: 700,
    curve: 'travel',
    reduced: 'Fade in 200 ms.',
    why: 'The forest opens; nothing drops on the visitor.',
  },
  'social-place': {
    what: 'Social icons find their place',
    how: 'They swing onto the ring from 40° back, this long after the menu opened.',
    durationMs: 500,
    curve: 'arrive',
    reduced: 'They are in place.',
    why: 'The last thing to settle.',
  },
  'submenu-clear': {
    what: 'Submenu closes',
    how: 'Its entries stay until it is shut.',
    durationMs: 700,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Words do not vanish while they are still seen.',
  },
  'menu-close-after-nav': {
    what: 'Menu closes after a choice',
    how: 'The new page is behind it when it goes.',
    durationMs: 600,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Nobody sees the old page twice.',
  },
  'focus-restore': {
    what: 'Focus returns to the menu button',
    how: 'After the menu is gone, if focus is still inside it.',
    durationMs: 1000,
    curve: 'linear',
    reduced: 'The same time.',
    why: 'A screen reader finishes its sentence first.',
  },
  reduced: {
    what: 'Cross-fade',
    how: 'Opacity only.',
    durationMs: 200,
    curve: 'linear',
    reduced: 'This is it.',
    why: 'Less motion is not less answer.',
  },
} as const satisfies Record<string, Motion>;
