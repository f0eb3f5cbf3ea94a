/**
 * The flood in ms: light travels over the screen for the whole wait, `setUp`; at its end rings settle on it, then the page
 * appears on them. `quiet` replaces the first two when a visitor asks for less motion.
 */
export const FLOOD_DURATIONS_MS = { setUp: 1700, settle: 800, leave: 360, quiet: 200 } as const;
