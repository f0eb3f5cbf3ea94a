import { PAGE_OUT_MS, REDUCED_MS, STAGGER_MS, STORY_ENTER_MS } from '../tokens/durations.ts';
import type { Motion } from './Motion.ts';

/** From page to page, and what comes with one. */
export const PAGE_MOTIONS = {
  'story-enter': {
    what: 'Opening a story',
    how: `The photo keeps its place and grows; title, body and author rise 16 px, ${STAGGER_MS} ms apart.`,
    durationMs: STORY_ENTER_MS,
    curve: 'travel',
    reduced: `Cross-fade in ${REDUCED_MS} ms.`,
    why: 'The person you chose is the person you meet.',
  },
  stagger: {
    what: 'One after the other',
    how: `Circles and paragraphs start ${STAGGER_MS} ms apart.`,
    durationMs: STAGGER_MS,
    curve: 'linear',
    reduced: 'All at once.',
    why: 'The eye is led clockwise from the hero.',
  },
  'page-out': {
    what: 'Page to page',
    how: `The old page fades in ${PAGE_OUT_MS} ms while the new one appears in ${1.5 * PAGE_OUT_MS} ms.`,
    durationMs: PAGE_OUT_MS,
    curve: 'leave',
    reduced: `Cross-fade in ${REDUCED_MS} ms.`,
    why: 'One room is left before the next is entered.',
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
