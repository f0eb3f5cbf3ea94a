// Written by scripts/writeTokens.ts from tokens.json. Change the tokens, then run "pnpm tokens".

/** From one place to another. */
export const TRAVEL_CURVE = [0.7, 0, 0.12, 1] as const;
/** Comes to rest. */
export const ARRIVE_CURVE = [0.16, 1, 0.3, 1] as const;
/** Goes away. */
export const LEAVE_CURVE = [0.6, 0, 0.9, 0.4] as const;
/** Drifts to its place. */
export const DRIFT_CURVE = [0.45, 0, 0.55, 1] as const;
