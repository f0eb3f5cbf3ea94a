import {
  FLOOD_LEAVE_MS,
  FLOOD_SETTLE_MS,
  FLOOD_TRAVEL_MS,
  REDUCED_MS,
  SLIDE_SETUP_MS,
} from '../tokens/durations.ts';

/**
 * The flood in ms: light travels over the screen, rings settle on it, the page appears on them; `quiet` replaces the
 * first two when a visitor asks for less motion. `setUp` is the wait that the first two fill.
 */
export const FLOOD_DURATIONS_MS = {
  setUp: SLIDE_SETUP_MS,
  travel: FLOOD_TRAVEL_MS,
  settle: FLOOD_SETTLE_MS,
  leave: FLOOD_LEAVE_MS,
  quiet: REDUCED_MS,
} as const;
