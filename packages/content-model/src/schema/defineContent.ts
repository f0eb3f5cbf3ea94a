import * as v from 'valibot';
import { type BlockSchemas, resourceBlockSchema, storyBlockSchema, withCustomBlocks } from './blocks.ts';
import { nonEmptyList, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';
import { memberSourceSchema, recruitsSchema } from './member.ts';
import { pinnedSchema } from './pinned.ts';
import { placesSchema } from './places.ts';
import { resourceSchema, resourceText } from './resource.ts';
import { circleSchema, circlesOf, slideSchema, slideSetSchema } from './slides.ts';
import { storyBody, storyForSchema, storySchema } from './story.ts';

export type { BlockSchemas } from './blocks.ts';
export { type Region, type Taxonomy, taxonomySchema, type VisitorTypeSource } from './taxonomy.ts';

/** Words and blocks that belong to one firm. */
export type ContentWords<
  Topic extends string = string,
  Region extends string = string,
  Type extends string = string,
  Blocks extends BlockSchemas = BlockSchemas,
> = {
  /** Topics of its stories. Default: any text. */
  topics?: readonly Topic[] | undefined;
  /** Ids of its regions. Default: any text. */
  regions?: readonly Region[] | undefined;
  /** Ids of its visitor types. Default: any text. */
  visitorTypes?: readonly Type[] | undefined;
  /** Custom blocks by type, allowed in stories and resources. Default: none. */
  blocks?: Blocks | undefined;
};

/**
 * Makes the schemas of files that hold a firm's own words. Their types list these words, and `parseContent` reports any other.
 * The schemas of other files are the same for every firm.
 *
 * @example
 * const { story } = defineContent({ topics: ['colleagues', 'clients'] });
 * story.entries.topic; // 'colleagues' | 'clients'
 */
export function defineContent<
  const Topic extends string = string,
  const Region extends string = string,
  const Type extends string = string,
  Blocks extends BlockSchemas = Record<never, never>,
>({ topics, regions, visitorTypes, blocks = {} as Blocks }: ContentWords<Topic, Region, Type, Blocks> = {}) {
  const topic = firmWord(topics);
  const region = firmWord(regions);
  const type = firmWord(visitorTypes);
  const circle = v.object({ ...circleSchema.entries, topic: v.optional(topic) });
  const slide = v.object({ ...slideSchema.entries, circles: circlesOf(circle) });
  const extraStory = v.object({ ...pinnedSchema.entries.extraStory.wrapped.entries, topic, for: type });
  return {
    story: v.object({
      ...storySchema.entries,
      topic,
      for: v.optional(storyForSchema(type)),
      body: storyBody(withCustomBlocks(storyBlockSchema, blocks)),
    }),
    resource: v.object({
      ...resourceSchema.entries,
      text: resourceText(withCustomBlocks(resourceBlockSchema, blocks)),
    }),
    slides: v.object({
      ...slideSetSchema.entries,
      for: v.optional(type),
      slides: nonEmptyList(slide),
    }),
    member: v.object({
      ...memberSourceSchema.entries,
      region: v.optional(region),
      recruits: v.optional(recruitsSchema(type)),
    }),
    places: v.object({ ...placesSchema.entries, near: v.record(v.string(), region) }),
    pinned: v.object({ ...pinnedSchema.entries, extraStory: v.optional(extraStory) }),
  };
}

/** Schema of one of these words, or of any text where there is no list: `Word` is then `string`. */
function firmWord<Word extends string>(words: readonly Word[] | undefined): v.GenericSchema<Word> {
  if (words === undefined) return text(60) as v.GenericSchema<string> as v.GenericSchema<Word>;
  return v.picklist(words, 'firmWord' satisfies SchemaMessage);
}
