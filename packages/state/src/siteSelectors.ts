import { createSelector } from '@reduxjs/toolkit';
import { filterEvents, monthsOfEvents, sortEvents, splitPastEvents } from '@tamarack-lowe/content-model';
import { campusSlice } from './campus/campusSlice.ts';
import { SLIDE_DURATION_MS, SLIDE_RESET_DURATION_MS } from './constants.ts';
import { browserSlice } from './every-page/browserSlice.ts';
import { menuSlice } from './every-page/menuSlice.ts';
import { noticeSlice } from './every-page/noticeSlice.ts';
import { userSlice } from './every-page/userSlice.ts';
import { type SiteState, sectionOf } from './SiteState.ts';
import { storyAt } from './section/storyAt.ts';

export const { selectMenuItems, selectMenuOpened, selectOpenSubmenu, selectActiveSubmenu, selectMenuStatus } =
  menuSlice.getSelectors((state: SiteState) => state.root.menu);
export const { selectUserName, selectUserType, selectUserTypeConfiguration } = userSlice.getSelectors(
  (state: SiteState) => state.root.user,
);
export const { selectViewport, selectIsMobile, selectIsTabletPortrait } = browserSlice.getSelectors(
  (state: SiteState) => state.root.browser,
);
export const { selectNoticeVisible, selectCountryStatus } = noticeSlice.getSelectors(
  (state: SiteState) => state.root.notice,
);
export const { selectEventFilter, selectEventSort, selectEventsStatus, selectProvinces } =
  campusSlice.getSelectors((state: SiteState) => state.campus);

export const selectIntroPassed = (state: SiteState) => state.root.intro;
export const selectVisitRestored = (state: SiteState) => state.root.restored;
export const selectMembers = (state: SiteState) => state.root.members;
export const selectAwardsName = (state: SiteState) => state.root.awardsName;
export const selectStoriesVisible = (state: SiteState) => state.root.visible.stories;
/** Where the visitor should be taken; `path` is null when nowhere. */
export const selectNavigation = (state: SiteState) => state.root.navigation;
/** The root class of the open menu is due: on mobile only. */
export const selectMobileMenuOpened = (state: SiteState) => selectMenuOpened(state) && selectIsMobile(state);

/** Slides of the current visitor type, with the picked stories in their circles. */
export const selectSlides = (state: SiteState, section: string) => sectionOf(state, section).slides;
export const selectSlideIndex = (state: SiteState, section: string) =>
  sectionOf(state, section).current.slide;
export const selectSlide = (state: SiteState, section: string) => {
  const { slides, current } = sectionOf(state, section);
  return slides[current.slide] ?? null;
};
/** How long the slides take to where they go: less when they are put back. */
export const selectSlideDurationMs = (state: SiteState, section: string) =>
  sectionOf(state, section).resetting ? SLIDE_RESET_DURATION_MS : SLIDE_DURATION_MS;
export const selectSlidesReady = (state: SiteState, section: string) =>
  sectionOf(state, section).ready.slides;
/** Story cards of the current visitor type, flat and by topic. */
export const selectStories = (state: SiteState, section: string) => sectionOf(state, section).stories;
export const selectStoryGroups = (state: SiteState, section: string) => sectionOf(state, section).groups;
export const selectPicks = (state: SiteState, section: string) => sectionOf(state, section).picks;
/** The story the index stands for, however far it was stepped; null only in a section without stories. */
export const selectStory = (state: SiteState, section: string) => {
  const { stories, current } = sectionOf(state, section);
  return storyAt(stories, current.story);
};
export const selectStoriesReady = (state: SiteState, section: string) =>
  sectionOf(state, section).ready.stories;
export const selectStoriesStatus = (state: SiteState, section: string) => sectionOf(state, section).status;

const selectEvents = ({ campus }: SiteState) => campus.events;

/** The events that pass the filter, in order. */
export const selectShownEvents = createSelector(
  [selectEvents, selectEventFilter, selectEventSort],
  (events, filter, order) => sortEvents(filterEvents(events, filter), order),
);
/** The shown events before and after a calendar day, `YYYY-MM-DD`. */
export const selectEventsAround = createSelector(
  [selectShownEvents, (_state: SiteState, today: string) => today],
  splitPastEvents,
);
/** Every month (`2027-03`) that an event touches, in order. */
export const selectEventMonths = createSelector([selectEvents], monthsOfEvents);
