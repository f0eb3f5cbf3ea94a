import { MENU_MOTIONS } from './menuMotions.ts';
import { PAGE_MOTIONS } from './pageMotions.ts';
import { PRESS_MOTIONS } from './pressMotions.ts';
import { SLIDE_MOTIONS } from './slideMotions.ts';

export type { Motion } from './Motion.ts';

const { reduced, ...pages } = PAGE_MOTIONS;

/** Every movement of the kit. Times come from the tokens, as those of the style sheets do: `--gt-duration-…`. */
export const MOTION_SCORE = {
  ...SLIDE_MOTIONS,
  ...PRESS_MOTIONS,
  ...pages,
  ...MENU_MOTIONS,
  reduced,
} as const;
