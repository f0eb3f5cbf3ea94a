import { SLIDE_DURATION_MS, SLIDE_RESET_DURATION_MS } from './constants.ts';
import { browserSlice } from './slices/browserSlice.ts';
import { campusSlice } from './slices/campusSlice.ts';
import { menuSlice } from './slices/menuSlice.ts';
import { noticeSlice } from './slices/noticeSlice.ts';
import type { SectionState } from './slices/sectionSlice.ts';
import type { SiteState } from './storeTypes.ts';

export const { selectMenuItems, selectMenuOpened, selectOpenSubmenu, selectMenuStatus } =
  menuSlice.getSelectors((state: SiteState) => state.root.menu);
const { selectIsMobile } = browserSlice.getSelectors((state: SiteState) => state.root.browser);
export const { selectNoticeVisible } = noticeSlice.getSelectors((state: SiteState) => state.root.notice);
export const { selectEventsStatus, selectProvinces } = campusSlice.getSelectors(
  (state: SiteState) => state.campus,
);

export const selectUserName = (state: SiteState) => state.root.user.name;
export const selectUserType = (state: SiteState) => state.root.user.type;
export const selectVisitRestored = (state: SiteState) => state.root.restored;
/** Path of the last slide that the visitor was on; null for none, and for the first slide of a section. */
export const selectLastSlidePath = ({ root: { lastSlide }, sections }: SiteState): string | null => {
  if (!lastSlide?.index) return null;
  return sections[lastSlide.section]?.slides?.[lastSlide.index]?.path ?? null;
};
/**
 * Path of the last slide of the previous visit, which the first slide of its section offers; null elsewhere, and once the
 * visitor has moved on.
 */
export const selectGoOnPath = ({ root: { goOn }, sections }: SiteState, section: string): string | null => {
  const found = sections[section];
  if (!goOn?.index || goOn.section !== section || found?.current.slide !== 0) return null;
  return found.slides[goOn.index]?.path ?? null;
};
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

/** Returns a section, or throws: a misspelt id must not look like a section without slides. */
export function sectionOf({ sections }: SiteState, section: string): SectionState {
  const found = sections[section];
  if (found) return found;
  throw new Error(`There is no section "${section}". The brand names: ${Object.keys(sections).join(', ')}.`);
}
