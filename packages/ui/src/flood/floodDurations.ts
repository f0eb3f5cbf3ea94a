import {
  FLOOD_COVER_MS,
  FLOOD_LAND_MS,
  FLOOD_TRAVEL_MS,
  REDUCED_MS,
  STAGGER_MS,
} from '../tokens/durations.ts';

/**
 * The flood in ms: light travels over the screen and covers it on the way (`cover`: the page may come); on that page
 * circles grow for `land`, each `stagger` after the one before it. `quiet` replaces all when a visitor asks for less
 * motion.
 */
export const FLOOD_DURATIONS_MS = {
  travel: FLOOD_TRAVEL_MS,
  cover: FLOOD_COVER_MS,
  land: FLOOD_LAND_MS,
  stagger: STAGGER_MS,
  quiet: REDUCED_MS,
} as const;
