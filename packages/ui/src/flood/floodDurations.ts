import {
  FLOOD_COVER_MS,
  FLOOD_LAND_MS,
  FLOOD_TRAVEL_MS,
  REDUCED_MS,
  STAGGER_MS,
} from '../tokens/durations.ts';

/**
 * Durations of a flood in ms. Words fade within `words`, while the ring hardly moves. The disc grows for `travel` and covers the
 * screen after `cover`: the new page may render then. On that page circles grow for `land`, each `stagger` after the previous
 * one. With reduced motion, `quiet` replaces all.
 */
export const FLOOD_DURATIONS_MS = {
  words: FLOOD_TRAVEL_MS / 4,
  travel: FLOOD_TRAVEL_MS,
  cover: FLOOD_COVER_MS,
  land: FLOOD_LAND_MS,
  stagger: STAGGER_MS,
  quiet: REDUCED_MS,
} as const;
