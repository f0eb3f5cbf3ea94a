import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('holds every constant of the specification by value', () => {
  expect({ ...constants }).toEqual({
    SLIDE_DURATION_MS: 1600,
    SLIDE_RESET_DURATION_MS: 600,
    SLIDE_SETUP_DELAY_MS: 1700,
    STORY_SETUP_DELAY_MS: 0.1,
    SUBMENU_CLEAR_DELAY_MS: 700,
    MENU_CLOSE_AFTER_NAVIGATION_MS: 600,
    FOCUS_RESTORE_DELAY_MS: 1000,
    CHUNK_LOAD_TIMEOUT_MS: 120_000,
    MOBILE_BREAKPOINT_PX: 768,
    TABLET_PORTRAIT_MIN_PX: 768,
    TABLET_PORTRAIT_MAX_PX: 1112,
    DEFAULT_ORIENTATION: 'landscape',
    EUROPEAN_COUNTRY_CODES:
      'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK UK'.split(' '),
    DEFAULT_SORT: 'asc',
    IMAGE_SERIES_LENGTH: 3,
    FEEDBACK_SERIES_LENGTH: 5,
    SOCIAL_ICON_HEIGHT_PX: 40,
    SOCIAL_ICON_PLACEMENT_DELAY_MS: 500,
    SOCIAL_ICON_RADIUS_RATIO: 0.8,
    SOCIAL_ICON_STEP_DEGREES: 24,
    SOCIAL_ICON_START_DEGREES_MOBILE: 120,
    SOCIAL_ICON_START_DEGREES_DESKTOP: 80,
    SPLASH_SIZE_PX: 520,
    LOGO_WIDTH_PX: 274,
    LOGO_HEIGHT_PX: 80,
    COOKIE_NOTICE_TEXT: 'uses cookies to monitor the performance of this website and improve user experience',
    COOKIE_NOTICE_BUTTON: 'Get it!',
    MINIMUM_LENGTH_EXCLUSIVE: 1,
    NOTICE_FLAG: 'true',
  });
});
