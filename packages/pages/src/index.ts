export { motionReduced, opensElsewhere, savesData } from './browser.ts';
export type { CampusPageData } from './campus/CampusPage.tsx';
export type { TeamCard } from './connect/ConnectPage.tsx';
export type { BlockComponents, LinkHints, PageLink, PageLinkProps } from './context/PagesProvider.tsx';
export { type PagesContext, PagesProvider, useLink, useWords, type Words } from './context/PagesProvider.tsx';
export { useVisitor, useVisitorType, type Visitor, VisitorProvider } from './context/VisitorProvider.tsx';
export type { Choices, Colleague, DocumentFile, PageAddress, PictureOfHour, ResourceCard } from './data.ts';
export type { EventCalendar } from './events/CalendarLinks.tsx';
export type { RequestStatus } from './events/EventsPage.tsx';
export { largestFile } from './film/film.ts';
export type { MemberPageData } from './member/MemberPage.tsx';
export type { ShownResourceBlock } from './resource/ResourceBody.tsx';
export type { ResourcePageData } from './resource/ResourcePage.tsx';
export type {
  NeighbourStory,
  Recruiter,
  RelatedStory,
  ShownBlock,
  ShownStory,
  StoryPageData,
  StorySurroundings,
} from './story/storyData.ts';
