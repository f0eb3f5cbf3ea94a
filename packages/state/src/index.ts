export { type Clock, systemClock } from './clock.ts';
export * from './constants.ts';
export * from './eventSelectors.ts';
export {
  nameEntered,
  nameForgotten,
  navigated,
  sectionChosen,
  siteOpened,
  slideShown,
  slideStepped,
  storyShown,
  storyStepped,
  visitForgotten,
} from './events.ts';
export { makeStore, type SiteStore } from './makeStore.ts';
export type { RequestStatus } from './requests.ts';
export type { FirstDeck, StoreSite, StoreVisitorType } from './StoreSite.ts';
export * from './selectors.ts';
export { setUpSlides, setUpStories } from './setUp.ts';
export { type BrowserState, viewportResized } from './slices/browserSlice.ts';
export { type CampusState, eventsFiltered, eventsPageOpened, eventsSorted } from './slices/campusSlice.ts';
export {
  escapePressed,
  type MenuState,
  menuClosed,
  menuOpened,
  submenuToggled,
} from './slices/menuSlice.ts';
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
  SiteThunk,
  StoreOptions,
} from './storeTypes.ts';
export { chooseVisitorType, followOtherTab, foreseeSlides } from './visitorType.ts';
