import { HOVER_MS, PRESS_MS, RING_MS } from '../tokens/durations.ts';
import type { Motion } from './Motion.ts';

/** What answers a hand. */
export const PRESS_MOTIONS = {
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
