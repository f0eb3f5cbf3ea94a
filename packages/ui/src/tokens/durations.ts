// Written by scripts/writeTokens.ts from tokens.json. Change the tokens, then run "pnpm tokens".

/** A change of slide, in ms. */
export const SLIDE_MS = 1600;
/** A deck is reset, or another picture of a story becomes current, in ms. */
export const SLIDE_RESET_MS = 600;
/** The disc of a flood grows from the chosen circle beyond the screen, in ms. */
export const FLOOD_TRAVEL_MS = 640;
/** The disc of a flood covers the screen: the new page may render, in ms. */
export const FLOOD_COVER_MS = 350;
/** After a flood, circles grow to their size, and the ring moves to its place, in ms. */
export const FLOOD_LAND_MS = 700;
/** The menu stays open after a choice, in ms. */
export const MENU_CLOSE_AFTER_NAV_MS = 600;
/** A submenu that folds keeps its entries, in ms. */
export const SUBMENU_CLEAR_MS = 700;
/** Focus goes back to the menu button after the menu was closed, in ms. */
export const FOCUS_RESTORE_MS = 1000;
/** Social icons take their places after the menu was opened, in ms. */
export const SOCIAL_PLACE_MS = 500;
/** Social icons appear, in ms. */
export const SOCIAL_FADE_MS = 240;
/** The menu opens, in ms. */
export const MENU_MS = 700;
/** The menu closes, in ms. */
export const MENU_LEAVE_MS = 420;
/** A submenu folds and unfolds, in ms. */
export const MENU_FOLD_MS = 320;
/** Each main link rises after the one before it, in ms. */
export const MENU_NEXT_LINK_MS = 50;
/** Hover and focus, in ms. */
export const HOVER_MS = 260;
/** A press, in ms. */
export const PRESS_MS = 120;
/** One ring added per typed letter, in ms. */
export const RING_MS = 420;
/** A story opens, in ms. */
export const STORY_ENTER_MS = 900;
/** One after the other, in ms. */
export const STAGGER_MS = 60;
/** Each band of a ring opens after the one around it, in ms. */
export const NEXT_BAND_MS = 70;
/** A notice or a toast rises, in ms. */
export const RISE_MS = 360;
/** The splash fades out, in ms. */
export const SPLASH_MS = 150;
/** A turn of the loading ring, in ms. */
export const SPIN_MS = 1600;
/** Bullets come to rest; movement of more than five seconds would need a way to stop it, in ms. */
export const DRIFT_MS = 4800;
/** Cross-fade used for every transition under reduced motion, in ms. */
export const REDUCED_MS = 200;
