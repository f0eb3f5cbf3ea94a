import { SLIDE_MS, SLIDE_RESET_MS } from '../tokens/durations.ts';

/** How long each kind of change is drawn, in ms. */
export const DECK_DURATIONS_MS = { slide: SLIDE_MS, reset: SLIDE_RESET_MS, none: 0 } as const;
