export { ContentError, type IssueText, type Remedy } from './contentError.ts';
export { EUROPEAN_COUNTRY_CODES, isEuropean } from './countries.ts';
export type {
  Deck,
  DeckCard,
  DeckCircle,
  DeckSet,
  DeckSlide,
  Film,
  FilmLine,
  Picture,
  StoryGroup,
} from './deck.ts';
export {
  type CampusEvent,
  type CampusEvents,
  EVENTS_AT_A_TIME,
  type EventFilter,
  type EventTimes,
  eventTimes,
  filterEvents,
  findProvince,
  isPastEvent,
  monthsOfEvents,
  nextEventEnd,
  type Province,
  provinceParam,
  sortEvents,
  splitPastEvents,
  type WallClock,
} from './events.ts';
export type { FactSource, PageFacts } from './facts.ts';
export { type SiteLanguage, siteLanguages, textDirection } from './languages.ts';
export { sortMembers } from './members.ts';
export type { MenuItem } from './menu.ts';
export type { MessageKey, Messages } from './messages/messages.ts';
export { fillMessage, makeSay, type Say } from './messages/say.ts';
export type { Addresses, BrandSection } from './schema/addresses.ts';
export type { CustomBlock, ResourceBlock, StoryBlock } from './schema/blocks.ts';
export type { Brand, PagePictures } from './schema/brand.ts';
export type { Fact, Facts } from './schema/facts.ts';
export type { Member } from './schema/member.ts';
export type { Pathway, PathwayProgram, PathwaySeason, PathwayStage } from './schema/pathway.ts';
export type { Resource } from './schema/resource.ts';
export type { Circle, Slide } from './schema/slides.ts';
export {
  type Author,
  type Section,
  STORY_LAYOUTS,
  type Story,
  type StoryCard,
  type StoryImage,
  type StoryLayout,
  type Topic,
} from './schema/story.ts';
export type { ColourScheme, Region, VisitorType, VisitorTypeSource } from './schema/taxonomy.ts';
export {
  makeSite,
  type Site,
  type SiteHosts,
  type SiteSource,
  STORAGE_NAMES,
  type StorageNames,
} from './site.ts';
export {
  groupByTopic,
  openingImages,
  type SequenceStory,
  type StoryNeighbours,
  storyNeighbours,
  storySequence,
} from './stories.ts';
export { readingMinutes } from './text/readingTime.ts';
export { assetKey, FEEDBACK_SERIES_LENGTH, imageSeries, slugOf } from './text/slugs.ts';
export { documentTitle, slideLabel, toLines } from './text/titles.ts';
export { makePaths, type Paths, type Place, type SlidePaths, type StoryForm } from './urls/paths.ts';
export { readVisitorName } from './visitorName.ts';
export {
  type ByVisitorType,
  ofVisitorType,
  type SiteVisitorType,
  type SiteVisitorTypes,
  type UserTypeConfiguration,
  userTypeConfiguration,
  visitorTypesOf,
} from './visitorTypes.ts';
