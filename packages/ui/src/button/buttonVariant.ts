/**
 * `accent` is filled with the accent of the ground (gold on Night), `outline` is drawn, `white` is for the accent
 * column of the menu; `purple` and `gold` stay the same on every ground.
 */
export type ButtonVariant = 'accent' | 'outline' | 'white' | 'purple' | 'gold';
