/** Types of page data for the loaders of `microsite`, words of events, and `largestFile` for uses without `srcset`. */

export type {
  AccessibilityPageData,
  SpokenText,
  SubjectData,
  WayData,
} from '../accessibility/AccessibilityPage.tsx';
export type { CampusPageData } from '../campus/CampusPage.tsx';
export type { TeamCard } from '../connect/ConnectPage.tsx';
export type { Choices, Colleague, DocumentFile, PageAddress, PicturesByType, ResourceCard } from '../data.ts';
export type { EventCalendar } from '../events/CalendarLinks.tsx';
export { dayWords, discWords, placeWords, timeWords, untilWords } from '../events/eventWords.ts';
export { filmMeta, largestFile, transcriptOf } from '../film/film.ts';
export type { StoryFormLink, StoryFormPageData, StoryFormSurroundings } from '../forms/storyFormData.ts';
export type { HiringPageData } from '../hiring/HiringPage.tsx';
export type { Reminder } from '../hiring/ReminderForm.tsx';
export type { MemberPageData } from '../member/MemberPage.tsx';
export type { PackEvent, PackListPageData, PackPageData, PackStory } from '../pack/packData.ts';
export { FEEDS_ID } from '../pack/packData.ts';
export type { PathwayPageData } from '../pathway/PathwayPage.tsx';
export type { CheckData, PromisesPageData } from '../promises/PromisesPage.tsx';
export type { ShownResourceBlock } from '../resource/ResourceBody.tsx';
export type { ResourcePageData } from '../resource/ResourcePage.tsx';
export type { ListedStory, StoryField, StoryFilter, StoryOptions } from '../stories/storyFilter.ts';
export type { StorySearch } from '../stories/storyResults.ts';
export type { FindMessages } from '../stories/storyWords.ts';
export type {
  NeighbourStory,
  Recruiter,
  RelatedStory,
  ShownBlock,
  ShownStory,
  StoryForms,
  StoryPageData,
  StorySurroundings,
} from '../story/storyData.ts';
export type { YoursMessages } from '../yours/yoursWords.ts';
