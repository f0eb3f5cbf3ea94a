/** How long a slide takes to move to its place. Specification, section 9. */
export const SLIDE_DURATION_MS = 1600;
/** How long a slide takes to move when its section is reset instead of stepped. */
export const SLIDE_RESET_DURATION_MS = 600;
/** When the set-up of slides is over. */
export const SLIDE_SETUP_DELAY_MS = 1700;
/** When the set-up of stories is over: 0.0001 s, so after the current task and before anybody sees it. */
export const STORY_SETUP_DELAY_MS = 0.1;
/** How long a folding submenu keeps its index. */
export const SUBMENU_CLEAR_DELAY_MS = 700;
/** How long the menu stays after the page behind it has changed. */
export const MENU_CLOSE_AFTER_NAVIGATION_MS = 600;
/** When focus goes back to the button that opened the menu. */
export const FOCUS_RESTORE_DELAY_MS = 1000;
/** Silence after which a part of the site counts as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Viewports narrower than this (px) are mobile. */
export const MOBILE_BREAKPOINT_PX = 768;
/** Tablet portrait: the width (px) at both ends counts. */
export const TABLET_PORTRAIT_MIN_PX = 768;
export const TABLET_PORTRAIT_MAX_PX = 1112;
/** Orientation until the browser tells. */
export const DEFAULT_ORIENTATION = 'landscape';

/** Where the cookie notice is shown: 28 codes, with the European Union's own `EL` and `UK`. Ask `isEuropean`. */
export { EUROPEAN_COUNTRY_CODES } from '@tamarack-lowe/content-model';

/** Order of campus events. */
export const DEFAULT_SORT = 'asc';

/** Pictures in a series. */
export const IMAGE_SERIES_LENGTH = 3;
/** Pictures in the slider of the feedback story. */
export { FEEDBACK_SERIES_LENGTH } from '@tamarack-lowe/content-model';

/** Height of a social icon (px). */
export const SOCIAL_ICON_HEIGHT_PX = 40;
/** When the social icons are placed, counted from the opening of the menu. */
export const SOCIAL_ICON_PLACEMENT_DELAY_MS = 500;
/** Radius of the circle of social icons, as a part of half the width of its container. */
export const SOCIAL_ICON_RADIUS_RATIO = 0.8;
/** Degrees between two social icons; 0° points right, counter-clockwise. */
export const SOCIAL_ICON_STEP_DEGREES = 24;
export const SOCIAL_ICON_START_DEGREES_MOBILE = 120;
export const SOCIAL_ICON_START_DEGREES_DESKTOP = 80;

/** Both sides of the splash image (px). */
export const SPLASH_SIZE_PX = 520;
export const LOGO_WIDTH_PX = 274;
export const LOGO_HEIGHT_PX = 80;

/** Words of the cookie notice when the content has none; the name of the firm stands before the text. */
export const COOKIE_NOTICE_TEXT =
  'uses cookies to monitor the performance of this website and improve user experience';
export const COOKIE_NOTICE_BUTTON = 'Get it!';

/** `userName` holds only a name that is longer than this many characters; a shorter one is kept beside it. */
export const MINIMUM_LENGTH_EXCLUSIVE = 1;

/** What we write to say that the notice was dismissed; any non-empty value counts when read. */
export const NOTICE_FLAG = 'true';
