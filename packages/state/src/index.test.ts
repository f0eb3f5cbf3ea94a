import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as index from './index.ts';
import * as react from './react.tsx';

it('has exactly these entry points', () => {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  expect(Object.keys(manifest.exports)).toEqual(['.', './react', './seen', './spec']);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(['.', './react', './seen', './spec']);
});

it('exports exactly these names from the main entry point', () => {
  expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
    [
      "CHUNK_LOAD_TIMEOUT_MS",
      "FOCUS_RESTORE_DELAY_MS",
      "SLIDE_DURATION_MS",
      "SLIDE_RESET_DURATION_MS",
      "SOCIAL_ICON_PLACEMENT_DELAY_MS",
      "chooseVisitorType",
      "createVisitStorage",
      "eventsFiltered",
      "eventsPageOpened",
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
      "selectEventsStatus",
      "selectGoOnPath",
      "selectLastSlidePath",
      "selectMenuItems",
      "selectMenuOpened",
      "selectMenuStatus",
      "selectMobileMenuOpened",
      "selectNavigation",
      "selectNoticeVisible",
      "selectOpenSubmenu",
      "selectProvinces",
      "selectSlide",
      "selectSlideDurationMs",
      "selectSlideIndex",
      "selectSlides",
      "selectUserName",
      "selectUserType",
      "selectVisitRestored",
      "setUpSlides",
      "siteOpened",
      "slideShown",
      "submenuToggled",
      "switchVisitorType",
      "systemClock",
      "viewportResized",
      "visitForgotten",
    ]
  `);
});

it('exports exactly these names from ./react', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "SiteStoreProvider",
      "useNavigationRequests",
      "useSiteDispatch",
      "useSiteSelector",
    ]
  `);
});
