/** Duration of a slide's movement. Specification, section 9. */
export const SLIDE_DURATION_MS = 1600;
/** Duration of a slide's movement when its section is reset. */
export const SLIDE_RESET_DURATION_MS = 600;
/** Duration of the set-up of slides. */
export const SLIDE_SETUP_DELAY_MS = 1700;
/** Duration of the set-up of stories: 0.0001 s, so after the current task and before the next frame. */
export const STORY_SETUP_DELAY_MS = 0.1;
/** Delay after which a folding submenu loses its index. */
export const SUBMENU_CLEAR_DELAY_MS = 700;
/** Delay after which the menu closes once the page behind it has changed. */
export const MENU_CLOSE_AFTER_NAVIGATION_MS = 600;
/** Delay after which focus returns to the button that opened the menu. */
export const FOCUS_RESTORE_DELAY_MS = 1000;
/** Timeout of a chunk of the site. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Viewports narrower than this (px) are mobile. */
export const MOBILE_BREAKPOINT_PX = 768;
/** Tablet portrait: first and last width (px). */
export const TABLET_PORTRAIT_MIN_PX = 768;
export const TABLET_PORTRAIT_MAX_PX = 1112;
/** Orientation before the browser reports one. */
export const DEFAULT_ORIENTATION = 'landscape';

/** Countries with a cookie notice: 28 codes, with the European Union's own `EL` and `UK`. See `isEuropean`. */
export { EUROPEAN_COUNTRY_CODES } from '@tamarack-lowe/content-model';

/** Order of campus events. */
export const DEFAULT_SORT = 'asc';

/** Pictures in a series. */
export const IMAGE_SERIES_LENGTH = 3;
/** Pictures in the slider of the feedback story. */
export { FEEDBACK_SERIES_LENGTH } from '@tamarack-lowe/content-model';

/** Height of a social icon (px). */
export const SOCIAL_ICON_HEIGHT_PX = 40;
/** Delay from the opening of the menu to the placement of the social icons. */
export const SOCIAL_ICON_PLACEMENT_DELAY_MS = 500;
/** Radius of the circle of social icons, as a part of half the width of its container. */
export const SOCIAL_ICON_RADIUS_RATIO = 0.8;
/** Degrees between two social icons; 0° points right, counter-clockwise. */
export const SOCIAL_ICON_STEP_DEGREES = 24;
export const SOCIAL_ICON_START_DEGREES_MOBILE = 120;
export const SOCIAL_ICON_START_DEGREES_DESKTOP = 80;

/** Width and height of the splash image (px). */
export const SPLASH_SIZE_PX = 520;
export const LOGO_WIDTH_PX = 274;
export const LOGO_HEIGHT_PX = 80;

/** Default words of the cookie notice; the name of the firm comes before the text. */
export const COOKIE_NOTICE_TEXT =
  'uses cookies to monitor the performance of this website and improve user experience';
export const COOKIE_NOTICE_BUTTON = 'Get it!';

/** `userName` holds only names longer than this; a shorter one has its own key. */
export const MINIMUM_LENGTH_EXCLUSIVE = 1;

/** Stored once the notice is dismissed; any non-empty value counts when read. */
export const NOTICE_FLAG = 'true';
