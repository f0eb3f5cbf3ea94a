import {
  DRIFT_MS,
  FLOOD_COVER_MS,
  FLOOD_LAND_MS,
  FLOOD_TRAVEL_MS,
  NEXT_BAND_MS,
  REDUCED_MS,
  RING_MS,
  SLIDE_MS,
  SLIDE_RESET_MS,
} from '../tokens/durations.ts';
import type { Motion } from './Motion.ts';

/** Slides, and the light that brings the first. */
export const SLIDE_MOTIONS = {
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
  'flood-travel': {
    what: 'Choosing a visitor type',
    how: `A disc in the new ground grows from the chosen circle and covers the screen in ${FLOOD_COVER_MS} ms while the name ring shrinks into the circle. The words of the first slide are there then. In ${FLOOD_LAND_MS} ms its circles grow from half their size, clockwise from the hero, the picture of the choice grows into that of the hero, and the ring travels on to the progress; after ${FLOOD_TRAVEL_MS} ms rings open from the pith.`,
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
