export { motionReduced } from './browser/motionReduced.ts';
export { opensElsewhere } from './browser/opensElsewhere.ts';
export { savesData } from './browser/savesData.ts';
export type { CampusPageData } from './campus/CampusPage.tsx';
export type { TeamCard } from './connect/ConnectPage.tsx';
export type { BlockComponents } from './context/BlockComponents.ts';
export type { LinkHints, PageLink, PageLinkProps } from './context/PageLink.ts';
export { type PagesContext, PagesProvider, useLink, useWords, type Words } from './context/PagesProvider.tsx';
export { useVisitor, useVisitorType, type Visitor, VisitorProvider } from './context/VisitorProvider.tsx';
export type { Choices } from './data/Choices.ts';
export type { Colleague } from './data/Colleague.ts';
export type { DocumentFile } from './data/DocumentFile.ts';
export type { Film, FilmLine } from './data/Film.ts';
export type { PageAddress } from './data/PageAddress.ts';
export type { PictureOfHour } from './data/PictureOfHour.ts';
export type { ResourceCard } from './data/ResourceCard.ts';
export type { ShownBlock, ShownMedium, ShownStory } from './data/ShownStory.ts';
export type { EventCalendar } from './events/EventCalendar.ts';
export type { RequestStatus } from './events/RequestStatus.ts';
export { largestFile } from './film/largestFile.ts';
export type { MemberPageData } from './member/MemberPage.tsx';
export type { ResourcePageData } from './resource/ResourcePage.tsx';
export type { ShownResourceBlock } from './resource/ShownResourceBlock.ts';
export type {
  NeighbourStory,
  Recruiter,
  RelatedStory,
  StoryLayoutProps,
  StoryPageData,
  StorySurroundings,
} from './story/StoryPageData.ts';
