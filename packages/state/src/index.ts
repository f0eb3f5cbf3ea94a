export { type Clock, systemClock } from './clock.ts';
export {
  CHUNK_LOAD_TIMEOUT_MS,
  FOCUS_RESTORE_DELAY_MS,
  SLIDE_DURATION_MS,
  SLIDE_RESET_DURATION_MS,
  SOCIAL_ICON_PLACEMENT_DELAY_MS,
} from './constants.ts';
export {
  nameEntered,
  nameForgotten,
  navigated,
  sectionChosen,
  siteOpened,
  slideShown,
  visitForgotten,
} from './events.ts';
export { makeStore } from './makeStore.ts';
export type { RequestStatus } from './requests.ts';
export type { FirstDeck, StoreSite, StoreVisitorType } from './StoreSite.ts';
export {
  selectEventsStatus,
  selectGoOnPath,
  selectLastSlidePath,
  selectMenuItems,
  selectMenuOpened,
  selectMenuStatus,
  selectMobileMenuOpened,
  selectNavigation,
  selectNoticeVisible,
  selectOpenSubmenu,
  selectProvinces,
  selectSlide,
  selectSlideDurationMs,
  selectSlideIndex,
  selectSlides,
  selectUserName,
  selectUserType,
  selectVisitRestored,
} from './selectors.ts';
export { setUpSlides } from './setUp.ts';
export { type BrowserState, viewportResized } from './slices/browserSlice.ts';
export { type CampusState, eventsFiltered, eventsPageOpened } from './slices/campusSlice.ts';
export { type MenuState, menuClosed, menuOpened, submenuToggled } from './slices/menuSlice.ts';
export { type NoticeState, noticeDismissed } from './slices/noticeSlice.ts';
export type { PickedStory } from './slices/picks.ts';
export { type MemberCard, membersListed, type RootState, type UserState } from './slices/rootReducer.ts';
export type { SectionState } from './slices/sectionSlice.ts';
export { createVisitStorage, type StorageLike, type VisitStorage } from './storage.ts';
export type {
  ContentSource,
  SiteDispatch,
  SiteExtra,
  SiteState,
  SiteStore,
  SiteThunk,
  StoreOptions,
} from './storeTypes.ts';
export { chooseVisitorType, followOtherTab, foreseeSlides, switchVisitorType } from './visitorType.ts';
