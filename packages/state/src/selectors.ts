import { SLIDE_DURATION_MS, SLIDE_RESET_DURATION_MS } from './constants.ts';
import { browserSlice } from './slices/browserSlice.ts';
import { campusSlice } from './slices/campusSlice.ts';
import { menuSlice } from './slices/menuSlice.ts';
import { noticeSlice } from './slices/noticeSlice.ts';
import { type SectionState, storyAt } from './slices/sectionSlice.ts';
import type { SiteState } from './storeTypes.ts';

export const { selectMenuItems, selectMenuOpened, selectOpenSubmenu, selectActiveSubmenu, selectMenuStatus } =
  menuSlice.getSelectors((state: SiteState) => state.root.menu);
export const { selectViewport, selectIsMobile, selectIsTabletPortrait } = browserSlice.getSelectors(
  (state: SiteState) => state.root.browser,
);
export const { selectNoticeVisible } = noticeSlice.getSelectors((state: SiteState) => state.root.notice);
export const { selectEventFilter, selectEventSort, selectEventsStatus, selectProvinces } =
  campusSlice.getSelectors((state: SiteState) => state.campus);

export const selectUserName = (state: SiteState) => state.root.user.name;
export const selectUserType = (state: SiteState) => state.root.user.type;
/** Colour and corner link of the visitor type. */
export const selectUserTypeConfiguration = ({ root }: SiteState) => root.userTypes[root.user.type] ?? null;

export const selectIntroPassed = (state: SiteState) => state.root.intro;
export const selectVisitRestored = (state: SiteState) => state.root.restored;
export const selectMembers = (state: SiteState) => state.root.members;
export const selectAwardsName = (state: SiteState) => state.root.awardsName;
export const selectStoriesVisible = (state: SiteState) => state.root.visible.stories;
/** Requested navigation; `path` is null for none. */
export const selectNavigation = (state: SiteState) => state.root.navigation;
/** True while the open menu needs its root class: on mobile only. */
export const selectMobileMenuOpened = (state: SiteState) => selectMenuOpened(state) && selectIsMobile(state);

/** Slides of the current visitor type, with the picked stories in their circles. */
export const selectSlides = (state: SiteState, section: string) => sectionOf(state, section).slides;
export const selectSlideIndex = (state: SiteState, section: string) =>
  sectionOf(state, section).current.slide;
export const selectSlide = (state: SiteState, section: string) =>
  sectionOf(state, section).slides[sectionOf(state, section).current.slide] ?? null;
/** Duration of the movement of slides, shorter on a reset. */
export const selectSlideDurationMs = (state: SiteState, section: string) =>
  sectionOf(state, section).resetting ? SLIDE_RESET_DURATION_MS : SLIDE_DURATION_MS;
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

/** Returns a section, or throws: a misspelt id must not look like a section without slides. */
function sectionOf({ sections }: SiteState, section: string): SectionState {
  const found = sections[section];
  if (found) return found;
  throw new Error(`There is no section "${section}". The brand names: ${Object.keys(sections).join(', ')}.`);
}
