import { expect, it } from 'vitest';
import * as state from '../packages/state/src/constants.ts';
import * as tokens from '../packages/ui/src/tokens/durations.ts';

// `state` has the durations of the specification, `ui` has them in its tokens, and neither imports the other.
it.each([
  ['a change of slide', state.SLIDE_DURATION_MS, tokens.SLIDE_MS],
  ['a reset of slides', state.SLIDE_RESET_DURATION_MS, tokens.SLIDE_RESET_MS],
  ['a submenu that folds', state.SUBMENU_CLEAR_DELAY_MS, tokens.SUBMENU_CLEAR_MS],
  ['the menu after a choice', state.MENU_CLOSE_AFTER_NAVIGATION_MS, tokens.MENU_CLOSE_AFTER_NAV_MS],
  ['the way back of the focus', state.FOCUS_RESTORE_DELAY_MS, tokens.FOCUS_RESTORE_MS],
  ['the social icons', state.SOCIAL_ICON_PLACEMENT_DELAY_MS, tokens.SOCIAL_PLACE_MS],
])('waits for %s as long as its transition takes', (_what, waited, drawn) => {
  expect(waited).toBe(drawn);
});
