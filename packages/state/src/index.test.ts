import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as index from './index.ts';
import * as react from './react.tsx';

it('opens these doors', () => {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  expect(Object.keys(manifest.exports)).toEqual(['.', './react']);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(['.', './react']);
});

it('offers exactly this behind the main door', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "CHUNK_LOAD_TIMEOUT_MS",
      "COOKIE_NOTICE_BUTTON",
      "COOKIE_NOTICE_TEXT",
      "DEFAULT_ORIENTATION",
      "DEFAULT_SORT",
      "EUROPEAN_COUNTRY_CODES",
      "FEEDBACK_SERIES_LENGTH",
      "FOCUS_RESTORE_DELAY_MS",
      "IMAGE_SERIES_LENGTH",
      "LOGO_HEIGHT_PX",
      "LOGO_WIDTH_PX",
      "MENU_CLOSE_AFTER_NAVIGATION_MS",
      "MINIMUM_LENGTH_EXCLUSIVE",
      "MOBILE_BREAKPOINT_PX",
      "NOTICE_FLAG",
      "SLIDE_DURATION_MS",
      "SLIDE_RESET_DURATION_MS",
      "SLIDE_SETUP_DELAY_MS",
      "SOCIAL_ICON_HEIGHT_PX",
      "SOCIAL_ICON_PLACEMENT_DELAY_MS",
      "SOCIAL_ICON_RADIUS_RATIO",
      "SOCIAL_ICON_START_DEGREES_DESKTOP",
      "SOCIAL_ICON_START_DEGREES_MOBILE",
      "SOCIAL_ICON_STEP_DEGREES",
      "SPLASH_SIZE_PX",
      "STORY_SETUP_DELAY_MS",
      "SUBMENU_CLEAR_DELAY_MS",
      "TABLET_PORTRAIT_MAX_PX",
      "TABLET_PORTRAIT_MIN_PX",
      "chooseVisitorType",
      "createVisitStorage",
      "escapePressed",
      "eventsFiltered",
      "eventsPageOpened",
      "eventsSorted",
      "followOtherTab",
      "foreseeSlides",
      "makeStore",
      "membersListed",
      "menuClosed",
      "menuOpened",
      "nameEntered",
      "nameForgotten",
      "navigated",
      "noticeDismissed",
      "sectionChosen",
      "selectActiveSubmenu",
      "selectAwardsName",
      "selectEventFilter",
      "selectEventMonths",
      "selectEventSort",
      "selectEventsStatus",
      "selectIntroPassed",
      "selectIsMobile",
      "selectIsTabletPortrait",
      "selectMembers",
      "selectMenuItems",
      "selectMenuOpened",
      "selectMenuStatus",
      "selectMobileMenuOpened",
      "selectNavigation",
      "selectNoticeVisible",
      "selectOpenSubmenu",
      "selectPicks",
      "selectProvinces",
      "selectShownEvents",
      "selectSlide",
      "selectSlideDurationMs",
      "selectSlideIndex",
      "selectSlides",
      "selectSlidesReady",
      "selectStories",
      "selectStoriesReady",
      "selectStoriesStatus",
      "selectStoriesVisible",
      "selectStory",
      "selectStoryGroups",
      "selectUserName",
      "selectUserType",
      "selectUserTypeConfiguration",
      "selectViewport",
      "selectVisitRestored",
      "setUpSlides",
      "setUpStories",
      "siteOpened",
      "slideShown",
      "slideStepped",
      "storyShown",
      "storyStepped",
      "submenuToggled",
      "systemClock",
      "viewportResized",
      "visitForgotten",
    ]
  `);
});

it('offers exactly this behind ./react', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "SiteStoreProvider",
      "useNavigationRequests",
      "useSiteDispatch",
      "useSiteSelector",
    ]
  `);
});
