/**
 * State that the specification requires and our pages do not use: every constant of its section 9, and events and selectors
 * for sites with other menus, lists and layouts. `spec.test.ts` uses all of it.
 */
import { createSelector } from '@reduxjs/toolkit';
import { type CampusEvent, filterEvents, monthsOfEvents, sortEvents } from '@tamarack-lowe/content-model';
import { sectionOf } from './selectors.ts';
import { browserSlice } from './slices/browserSlice.ts';
import { campusSlice } from './slices/campusSlice.ts';
import { menuSlice } from './slices/menuSlice.ts';
import { storyAt } from './slices/sectionSlice.ts';
import type { SiteState } from './storeTypes.ts';

export * from './constants.ts';
export { slideStepped, storyShown, storyStepped } from './events.ts';
export { setUpStories } from './setUp.ts';
export { eventsSorted } from './slices/campusSlice.ts';
export { escapePressed } from './slices/menuSlice.ts';

export const { selectActiveSubmenu } = menuSlice.getSelectors((state: SiteState) => state.root.menu);
export const { selectViewport, selectIsMobile, selectIsTabletPortrait } = browserSlice.getSelectors(
  (state: SiteState) => state.root.browser,
);

/** Colour and corner link of the visitor type. */
export const selectUserTypeConfiguration = ({ root }: SiteState) => root.userTypes[root.user.type] ?? null;
export const selectIntroPassed = (state: SiteState) => state.root.intro;
export const selectMembers = (state: SiteState) => state.root.members;
export const selectAwardsName = (state: SiteState) => state.root.awardsName;
export const selectStoriesVisible = (state: SiteState) => state.root.visible.stories;

export const selectSlidesReady = (state: SiteState, section: string) =>
  sectionOf(state, section).ready.slides;
/** Story cards of the current visitor type, flat and by topic. */
export const selectStories = (state: SiteState, section: string) => sectionOf(state, section).stories;
export const selectStoryGroups = (state: SiteState, section: string) => sectionOf(state, section).groups;
export const selectPicks = (state: SiteState, section: string) => sectionOf(state, section).picks;
/** Current story, whatever its index; null only in a section without stories. */
export const selectStory = (state: SiteState, section: string) =>
  storyAt(sectionOf(state, section).stories, sectionOf(state, section).current.story);
export const selectStoriesReady = (state: SiteState, section: string) =>
  sectionOf(state, section).ready.stories;
export const selectStoriesStatus = (state: SiteState, section: string) => sectionOf(state, section).status;

export const { selectEventFilter, selectEventSort } = campusSlice.getSelectors(
  (state: SiteState) => state.campus,
);
const selectEvents = (state: SiteState) => state.campus.events;
/** Events that pass the filter, in order. */
export const selectShownEvents: (state: SiteState) => CampusEvent[] = createSelector(
  [selectEvents, selectEventFilter, selectEventSort],
  (events, filter, order) => sortEvents(filterEvents(events, filter), order),
);
/** Every month (`2027-03`) with an event, in order. */
export const selectEventMonths: (state: SiteState) => string[] = createSelector(
  [selectEvents],
  monthsOfEvents,
);
