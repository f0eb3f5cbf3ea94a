import {
  FOCUS_RESTORE_MS,
  MENU_CLOSE_AFTER_NAV_MS,
  MENU_MS,
  MENU_NEXT_LINK_MS,
  REDUCED_MS,
  SOCIAL_PLACE_MS,
  SUBMENU_CLEAR_MS,
} from '../tokens/durations.ts';
import type { Motion } from './Motion.ts';

/** The menu. */
export const MENU_MOTIONS = {
  menu: {
    what: 'Menu opens',
    how: `Two columns are there, a little apart, and close like doors; links rise 24 px, ${MENU_NEXT_LINK_MS} ms apart.`,
    durationMs: MENU_MS,
    curve: 'travel',
    reduced: `There at once; it fades in ${REDUCED_MS} ms when it closes.`,
    why: 'The forest opens; nothing drops on the visitor.',
  },
  'social-place': {
    what: 'Social icons find their place',
    how: 'They swing onto the ring from 40° back, this long after the menu opened.',
    durationMs: SOCIAL_PLACE_MS,
    curve: 'arrive',
    reduced: 'They are in place.',
    why: 'The last thing to settle.',
  },
  'submenu-clear': {
    what: 'Submenu closes',
    how: 'Its entries stay until it is shut.',
    durationMs: SUBMENU_CLEAR_MS,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Words do not vanish while they are still seen.',
  },
  'menu-close-after-nav': {
    what: 'Menu closes after a choice',
    how: 'The new page is behind it when it goes.',
    durationMs: MENU_CLOSE_AFTER_NAV_MS,
    curve: 'linear',
    reduced: 'The same time, nothing moves.',
    why: 'Nobody sees the old page twice.',
  },
  'focus-restore': {
    what: 'Focus returns to the menu button',
    how: 'At once, and again after the menu is gone if nothing has it.',
    durationMs: FOCUS_RESTORE_MS,
    curve: 'linear',
    reduced: 'The same time.',
    why: 'A page that came meanwhile may have taken it along.',
  },
} as const satisfies Record<string, Motion>;
