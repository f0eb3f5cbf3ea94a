export type { CampusState } from './slices/campusSlice.ts';
export * from './campus/eventSelectors.ts';
export type { Clock } from './clock/Clock.ts';
export { systemClock } from './clock/systemClock.ts';
export * from './constants.ts';
export * from './events.ts';
export type { BrowserState } from './slices/browserSlice.ts';
export { type MemberCard, membersListed, type RootState } from './slices/rootReducer.ts';
export type { MenuState } from './slices/menuSlice.ts';
export type { NoticeState } from './slices/noticeSlice.ts';
export type { UserState } from './every-page/userReducer.ts';
export type { ContentSource, SiteDispatch, SiteExtra, SiteThunk } from './storeTypes.ts';
export { makeStore, type SiteStore } from './makeStore.ts';
export type { RequestStatus } from './RequestStatus.ts';
export type { SiteState } from './SiteState.ts';
export type { StoreOptions } from './StoreOptions.ts';
export type { FirstDeck, StoreSite, StoreVisitorType } from './StoreSite.ts';
export type { PickedStory } from './section/pickStories.ts';
export type { SectionState } from './section/SectionState.ts';
export { slideShown, slideStepped, storyShown, storyStepped } from './section/sectionEvents.ts';
export * from './setUp.ts';
export * from './selectors.ts';
export { createVisitStorage, type StorageLike, type VisitStorage } from './storage.ts';
export { chooseVisitorType } from './visit/chooseVisitorType.ts';
export { followOtherTab } from './visit/followOtherTab.ts';
export { foreseeSlides } from './visit/foreseeSlides.ts';
export {
  nameEntered,
  nameForgotten,
  navigated,
  sectionChosen,
  siteOpened,
  visitForgotten,
} from './visit/visitEvents.ts';
