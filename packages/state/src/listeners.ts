/** Reactions of the store to events: requests, timers, storage and navigation. */
import { isAnyOf } from '@reduxjs/toolkit';
import { readVisitorName } from '@tamarack-lowe/content-model';
import { MENU_CLOSE_AFTER_NAVIGATION_MS, SUBMENU_CLEAR_DELAY_MS } from './constants.ts';
import * as events from './events.ts';
import { request } from './requests.ts';
import { setUpSlides, setUpStories } from './setUp.ts';
import { campusSlice } from './slices/campusSlice.ts';
import { menuSlice } from './slices/menuSlice.ts';
import { noticeSlice } from './slices/noticeSlice.ts';
import type { SiteThunk, StartListening } from './storeTypes.ts';
import { restoreVisit } from './visitorType.ts';

/** Adds all listeners to a store. */
export function addListeners(startListening: StartListening) {
  listenToVisit(startListening);
  listenToMenu(startListening);
  listenToNotice(startListening);
  listenToNavigation(startListening);
  listenToSetUp(startListening);
  listenToCampus(startListening);
}

/** Stores the visitor's name and type, and goes to the section of their choice. */
function listenToVisit(startListening: StartListening) {
  startListening({
    actionCreator: events.siteOpened,
    effect: (_event, { dispatch, getState }) => {
      if (!getState().root.restored) dispatch(restoreVisit());
    },
  });

  startListening({
    actionCreator: events.nameEntered,
    effect: ({ payload }, { extra }) => {
      const name = readVisitorName(payload);
      if (name !== null) extra.storage.writeName(name);
    },
  });

  startListening({
    actionCreator: events.nameForgotten,
    effect: (_event, { extra }) => extra.storage.forgetName(),
  });

  startListening({
    actionCreator: events.visitForgotten,
    effect: (_event, { extra }) => {
      extra.takeTurn();
      extra.storage.forget();
    },
  });

  startListening({
    matcher: isAnyOf(events.siteOpened, events.navigated),
    effect: (_event, { extra, getState }) => {
      const { lastSlide, path } = getState().root;
      // On other pages the slide is stored already, unless the visitor has erased it.
      if (lastSlide && path !== null && extra.paths.read(path).kind === 'slides')
        extra.storage.writeSlide(lastSlide);
    },
  });

  startListening({
    actionCreator: events.visitorTypeChosen,
    effect: ({ payload }, { dispatch, extra }) => {
      extra.storage.writeType(payload.type);
      const [first] = extra.sections;
      if (first !== undefined) dispatch(goToSection(first, payload.from));
    },
  });

  startListening({
    actionCreator: events.sectionChosen,
    effect: ({ payload }, { dispatch, extra }) => {
      if (!extra.sections.includes(payload.section)) return;
      extra.takeTurn();
      dispatch(goToSection(payload.section, payload.from));
    },
  });
}

/**
 * Goes from a path to the first slide of a section. If the visitor is on that path already, or a link has changed the
 * address before this event, only sets up the slides again. From another section, sets up slides and stories again from
 * index 0.
 */
function goToSection(section: string, from: string): SiteThunk {
  return (dispatch, getState, { paths }) => {
    const path = paths.section(section);
    const { navigation, path: currentPath } = getState().root;
    const origin = paths.read(from);
    const isThere = paths.canonical(from) === path || (navigation.path ?? currentPath) === path;
    const isFromOtherSection = 'section' in origin && origin.section !== section;
    if (isThere || isFromOtherSection) dispatch(setUpSlides({ section, index: 0 }));
    if (isFromOtherSection) dispatch(setUpStories({ section, index: 0 }));
    if (!isThere) dispatch(events.navigationRequested({ path }));
  };
}

const { menuClosed, menuFailed, menuLoaded, menuRequested, submenuCleared } = menuSlice.actions;

/** Requests the menu, closes it after a navigation, and clears folded submenus. */
function listenToMenu(startListening: StartListening) {
  startListening({
    actionCreator: events.siteOpened,
    effect: async (_event, { dispatch, extra, getState, signal }) => {
      const { status } = getState().root.menu;
      if (status === 'loading' || status === 'ready') return;
      if (!extra.api.menu) return void dispatch(menuLoaded([]));
      const built = extra.menu;
      dispatch(built ? menuLoaded(built) : menuRequested());
      const response = await request(extra.api.menu, signal);
      // Keeps the menu of the build while the menu is open, and after a failure.
      if (built && (!response.ok || getState().root.menu.opened)) return;
      dispatch(response.ok ? menuLoaded(response.value) : menuFailed({ reason: response.reason }));
    },
  });

  startListening({
    matcher: isAnyOf(events.navigated, events.visitorTypeChosen, events.sectionChosen),
    effect: (event, { dispatch, extra, getState }) => {
      const { opened, openedAt } = getState().root.menu;
      if (!opened) return;
      // The late report of a navigation that was over when the visitor opened the menu.
      const isReported = events.navigated.match(event) && openedAt !== null;
      if (isReported && extra.paths.canonical(event.payload.path) === extra.paths.canonical(openedAt)) return;
      extra.timers.start('menu', MENU_CLOSE_AFTER_NAVIGATION_MS, () => dispatch(menuClosed()));
    },
  });

  startListening({
    predicate: (_event, { root: { menu } }, { root: { menu: before } }) => before.opened && !menu.opened,
    effect: (_event, { extra }) => extra.timers.stop('menu'),
  });

  startListening({
    predicate: (_event, { root: { menu } }, { root: { menu: before } }) =>
      menu.submenu !== before.submenu || menu.submenuOpened !== before.submenuOpened,
    effect: (_event, { dispatch, extra, getState }) => {
      const { submenu, submenuOpened } = getState().root.menu;
      extra.timers.stop('submenu');
      if (submenu === null || submenuOpened) return;
      extra.timers.start('submenu', SUBMENU_CLEAR_DELAY_MS, () => dispatch(submenuCleared(submenu)));
    },
  });
}

const { countryDetected, countryFailed, countryRequested, noticeDismissed } = noticeSlice.actions;

/** Requests the country once, and only if the visitor has not dismissed the notice. */
function listenToNotice(startListening: StartListening) {
  startListening({
    actionCreator: events.siteOpened,
    effect: async (_event, { dispatch, extra, getState, signal }) => {
      const { status } = getState().root.notice;
      if (!extra.api.country || status !== 'idle' || extra.storage.readNotice()) return;
      dispatch(countryRequested());
      const response = await request(extra.api.country, signal);
      if (!response.ok) dispatch(countryFailed({ reason: response.reason }));
      else dispatch(countryDetected(extra.storage.readNotice() ? null : response.value));
    },
  });

  startListening({
    actionCreator: noticeDismissed,
    effect: (_event, { extra }) => extra.storage.writeNotice(),
  });
}

const isSlideMove = isAnyOf(events.slideShown, events.slideStepped);

/** Asks the site for the address of the current slide, unless the visitor is there or on the way. */
function listenToNavigation(startListening: StartListening) {
  startListening({
    matcher: isSlideMove,
    effect: ({ payload }, { dispatch, getState }) => {
      const { root, sections } = getState();
      const section = sections[payload.section];
      const path = section?.slides[section.current.slide]?.path;
      const target = root.navigation.path ?? root.path;
      if (path !== undefined && path !== target) dispatch(events.navigationRequested({ path }));
    },
  });

  startListening({
    actionCreator: events.navigationRequested,
    effect: ({ payload }, { extra, getState }) => {
      extra.onNavigate?.({ id: getState().root.navigation.id, path: payload.path });
    },
  });
}

/** Sets up every section when the site opens, and the stories of one again when a story opens from another page. */
function listenToSetUp(startListening: StartListening) {
  startListening({
    actionCreator: events.siteOpened,
    effect: (_event, { dispatch, extra, getState }) => {
      for (const section of extra.sections) {
        const ready = getState().sections[section]?.ready;
        if (!ready?.slides) dispatch(setUpSlides({ section }));
        if (!ready?.stories) dispatch(setUpStories({ section }));
      }
    },
  });

  startListening({
    actionCreator: events.navigated,
    effect: ({ payload }, { dispatch, extra, getOriginalState }) => {
      const match = extra.paths.read(payload.path);
      if (match.kind !== 'story' || getOriginalState().root.visible.stories) return;
      dispatch(setUpStories({ section: match.section }));
    },
  });
}

const { eventsFailed, eventsLoaded, eventsPageOpened, eventsRequested } = campusSlice.actions;

/** Requests campus events when their page opens, and again at its next opening after a failure. */
function listenToCampus(startListening: StartListening) {
  startListening({
    actionCreator: eventsPageOpened,
    effect: async (_event, { dispatch, extra, getState, signal }) => {
      const { status } = getState().campus;
      if (status === 'loading' || status === 'ready') return;
      dispatch(eventsRequested());
      const response = await request(extra.api.campusEvents, signal);
      dispatch(response.ok ? eventsLoaded(response.value) : eventsFailed({ reason: response.reason }));
    },
  });
}
