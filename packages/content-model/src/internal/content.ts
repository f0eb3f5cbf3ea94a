/** Schemas of content files and the rules for reading them, for our own packages: content-tools reads a folder with these. */
export { type Clock, dayOf, readClock } from '../clock.ts';
export type { IssueText, Remedy } from '../contentError.ts';
export { factsOn, firstOfSources, isExpired, pageFacts } from '../facts.ts';
export {
  issue,
  issueCode,
  joined,
  message,
  place,
  readMore,
  uniqueIssues,
  withRemedy,
} from '../issues/issue.ts';
export { memberFrom } from '../members.ts';
export { type HiringBlock, resourceBlockSchema, storyBlockSchema } from '../schema/blocks.ts';
export { brandSchemaFor, KNOWN_NETWORKS } from '../schema/brand.ts';
export { type Catalogue, catalogueSchema } from '../schema/catalogue.ts';
export {
  type Consent,
  type Consents,
  type ConsentUse,
  consentsSchema,
  type DeletedFiles,
  dayAfter,
  isDeparted,
} from '../schema/consents.ts';
export { factsSchema } from '../schema/facts.ts';
export { daySchema, slugSchema, text } from '../schema/fields.ts';
export { type Glossary, glossarySchema, type Term } from '../schema/glossary.ts';
export {
  checkHoldsUntil,
  type Hiring,
  type HiringPromise,
  type HiringStep,
  hasLapsed,
  hiringSchemaFor,
} from '../schema/hiring.ts';
export type { SchemaMessage } from '../schema/issueMessages.ts';
export type { MemberSource } from '../schema/member.ts';
export { type Pathway, pathwaySchema } from '../schema/pathway.ts';
export { type People, type Person, peopleSchema } from '../schema/people.ts';
export type { Pinned } from '../schema/pinned.ts';
export type { Places } from '../schema/places.ts';
export { type Share, shareSchema } from '../schema/share.ts';
export type { SlideSet } from '../schema/slides.ts';
export { type Statement, statementSchema } from '../schema/statement.ts';
export { type StorySource, storySchema } from '../schema/story.ts';
export { type Taxonomy, taxonomySchema } from '../schema/taxonomy.ts';
export { type DanglingReference, danglingReferences, resolveReference } from '../stories.ts';
export { type FactPlaces, factText, fillAllFacts, fillFacts } from '../text/fillFacts.ts';
export { countWords, readableTexts } from '../text/readingTime.ts';
export { applyTypography } from '../typography/applyTypography.ts';
export { visitorTypeIds } from '../visitorTypes.ts';
