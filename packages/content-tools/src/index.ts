export { type CheckOptions, type CheckResult, checkContent } from './check/checkContent.ts';
export { listLanguages } from './files/languages.ts';
export { readJsonFile, readTextFile } from './files/textFiles.ts';
export type { TranscriptLine } from './films/captions.ts';
export type { Film } from './films/films.ts';
export { type BakeOptions, type BakeResult, bakeMedia } from './generate/mediaFolder.ts';
export { type NewStoryOptions, newStory } from './generate/newStory.ts';
export {
  type GenerateOptions,
  generateContent,
  type ReadOptions,
  readSiteContent,
  type SiteContent,
} from './generate/siteContent.ts';
export type { ObjectDrawing, Original } from './images/pictures.ts';
export type { OwnBlocks } from './read/customBlocks.ts';
export { BLOCK_TYPES } from './read/customBlocks.ts';
export type { ContentDocument } from './read/documentSchema.ts';
export { type Content, type OpenOptions, openContent, type PageMember } from './read/openContent.ts';
export type {
  PageBlock,
  PageMedium,
  PageResource,
  PageStory,
  StoryEntry,
  StoryHeader,
} from './read/pageContent.ts';
export type { SourceOptions } from './read/sources.ts';
export { type ReadTwinsOptions, readTwins } from './translations/reviewLog.ts';
