import { REDUCED_MS, STAGGER_MS, STORY_ENTER_MS } from '../tokens/durations.ts';
import type { Motion } from './Motion.ts';

/** From page to page, and what comes with one. */
export const PAGE_MOTIONS = {
  'story-enter': {
    what: 'Opening a story or a colleague',
    how: 'The page is there at once. The picture that was pressed goes to its place there, over it; words rise 16 px.',
    durationMs: STORY_ENTER_MS,
    curve: 'travel',
    reduced: 'The page is there at once.',
    why: 'The person you chose is the person you meet.',
  },
  stagger: {
    what: 'One after the other',
    how: `Circles start ${STAGGER_MS} ms apart.`,
    durationMs: STAGGER_MS,
    curve: 'linear',
    reduced: 'All at once.',
    why: 'The eye is led clockwise from the hero.',
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
