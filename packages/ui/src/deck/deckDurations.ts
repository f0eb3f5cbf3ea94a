/** How long a change of slide is drawn, in ms. Apart from the score, so that its words stay out of the browser. */
export const DECK_DURATIONS_MS = { slide: 1600, reset: 600, none: 0 } as const;
