export * from './contentError.ts';
export * from './countries.ts';
export type * from './deck.ts';
export * from './events.ts';
export { type SiteLanguage, siteLanguages, textDirection } from './languages.ts';
export * from './members.ts';
export type * from './menu.ts';
export type * from './messages/messages.ts';
export * from './messages/say.ts';
export type { Addresses, BrandSection } from './schema/addresses.ts';
export {
  type OwnBlock,
  type ResourceBlock,
  resourceBlockSchema,
  type StoryBlock,
  storyBlockSchema,
} from './schema/blocks.ts';
export { type Brand, KNOWN_NETWORKS, type PagePictures } from './schema/brand.ts';
export { type Facts, factsSchema } from './schema/facts.ts';
export { daySchema, lines, slugSchema, text } from './schema/fields.ts';
export { type Glossary, glossarySchema, type Term } from './schema/glossary.ts';
export { type Member, type MemberSource, memberSourceSchema } from './schema/member.ts';
export * from './schema/pinned.ts';
export * from './schema/places.ts';
export { type Resource, resourceSchema } from './schema/resource.ts';
export * from './schema/share.ts';
export {
  type Bullet,
  type Circle,
  type CircleReference,
  type CircleSize,
  type Placement,
  type Slide,
  type SlideSet,
  slideSetSchema,
} from './schema/slides.ts';
export {
  type Author,
  type Section,
  STORY_THEMES,
  type Story,
  type StoryCard,
  type StoryImage,
  type StorySource,
  type StoryTheme,
  storySchema,
  type Topic,
} from './schema/story.ts';
export type { Light, Region, Taxonomy, VisitorType, VisitorTypeSource } from './schema/taxonomy.ts';
export * from './site.ts';
export {
  type ChainStory,
  type DanglingReference,
  danglingReferences,
  groupByTopic,
  openingImages,
  resolveReference,
  type StoryNeighbours,
  storyChain,
  storyNeighbours,
} from './stories.ts';
export * from './text/characters.ts';
export * from './text/fillFacts.ts';
export * from './text/readingTime.ts';
export { FEEDBACK_SERIES_LENGTH, imageSeries, mediaKey, slugOf } from './text/slugs.ts';
export * from './text/systemFiles.ts';
export * from './text/titles.ts';
export { isFixedOffset, momentAt, offsetAt, readTimeZone, wallClockAt } from './timeZones.ts';
export { typeset } from './typography/typeset.ts';
export * from './urls/nearMatches.ts';
export { decodedPath, makePaths, type Paths, type Place, plainPath, type SlidePaths } from './urls/paths.ts';
export { readVisitorName } from './visitorName.ts';
export {
  type ByVisitorType,
  ofVisitorType,
  type SiteVisitorType,
  type SiteVisitorTypes,
  type UserTypeConfiguration,
  userTypeConfiguration,
  visitorTypeIds,
  visitorTypesOf,
} from './visitorTypes.ts';
