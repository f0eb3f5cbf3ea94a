export { type CheckOptions, type CheckResult, checkContent } from './check/checkContent.ts';
export type { GonePage } from './departures/publishedFiles.ts';
export { readJsonFile, readTextFile } from './files/textFiles.ts';
export {
  type ReadOptions,
  readSiteContent,
  type SiteContent,
} from './generate/siteContent.ts';
export type { ObjectDrawing, Original } from './images/pictures.ts';
export type { CustomBlocks } from './read/customBlocks.ts';
export type { ContentDocument } from './read/documentSchema.ts';
export type { PageCheck, PageHiring, PageHiringStep, PagePromise } from './read/hiring.ts';
export { type Content, type OpenOptions, openContent, type PageMember } from './read/openContent.ts';
export type {
  PageAsset,
  PageBlock,
  PageResource,
  PageStory,
  StoryEntry,
  StoryHeader,
} from './read/pageContent.ts';
export type { PagePathway } from './read/pathway.ts';
export type { SourceOptions } from './read/sources.ts';
