/**
 * The flood in ms: light travels over the screen, rings settle on it, the page appears on them; `quiet` replaces the
 * first two when a visitor asks for less motion. `setUp` is the wait that the first two fill.
 */
export const FLOOD_DURATIONS_MS = { setUp: 1700, travel: 1100, settle: 500, leave: 360, quiet: 200 } as const;
