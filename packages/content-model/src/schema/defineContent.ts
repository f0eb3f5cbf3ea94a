import * as v from 'valibot';
import { resourceText, storyBody } from '../bodies.ts';
import { byVisitorType } from '../byVisitorType.ts';
import { circlesOf } from '../circlesOf.ts';
import { type BlockSchemas, withOwnBlocks } from '../ownBlocks.ts';
import { pagePicturesFor } from '../pagePicturesFor.ts';
import { urlSchema } from '../url.ts';
import { recruitsSchema, storyForSchema } from '../whomSchemas.ts';
import { resourceBlockSchema, storyBlockSchema } from './blocks.ts';
import { brandSchema } from './brand.ts';
import { text } from './fields.ts';
import { memberSourceSchema } from './member.ts';
import { placesSchema } from './places.ts';
import { promisesSchema } from './promises.ts';
import { resourceSchema } from './resource.ts';
import { circleSchema, slideSchema, slideSetSchema } from './slides.ts';
import { storySchema } from './story.ts';

export type { BlockSchemas } from '../ownBlocks.ts';
export type { VisitorTypeSource } from '../visitorType.ts';
export { type Region, type Vocabulary, vocabularySchema } from './vocabulary.ts';

/** What a firm has words of its own for. */
export type ContentWords<
  Topic extends string = string,
  Region extends string = string,
  Type extends string = string,
  Blocks extends BlockSchemas = BlockSchemas,
> = {
  /** What its stories are about. Default: any text. */
  topics?: readonly Topic[] | undefined;
  /** Where its people are, by id. Default: any text. */
  regions?: readonly Region[] | undefined;
  /** Who visits, by id. Default: any text. */
  visitorTypes?: readonly Type[] | undefined;
  /** Blocks of its own, which bodies of stories and of resources may hold, by their types. Default: none. */
  blocks?: Blocks | undefined;
};

/**
 * The schemas of files that say a firm's own words: their types know these words alone, and `parseContent` complains of
 * any other. The schemas of other files are the same for every firm.
 */
export function defineContent<
  const Topic extends string = string,
  const Region extends string = string,
  const Type extends string = string,
  Blocks extends BlockSchemas = Record<never, never>,
>({ topics, regions, visitorTypes, blocks = {} as Blocks }: ContentWords<Topic, Region, Type, Blocks> = {}) {
  const topic = oneOf(topics, 'topic');
  const region = oneOf(regions, 'region');
  const type = oneOf(visitorTypes, 'visitor type');
  const circle = v.object({ ...circleSchema.entries, topic: v.optional(topic) });
  const slide = v.object({ ...slideSchema.entries, circles: circlesOf(circle) });
  const extraStory = v.object({ ...promisesSchema.entries.extraStory.wrapped.entries, topic, for: type });
  const links = v.object({
    ...brandSchema.entries.links.entries,
    jobs: byVisitorType(urlSchema, visitorTypes),
  });
  const pictures = v.optional(pagePicturesFor(visitorTypes), {});
  return {
    brand: v.object({ ...brandSchema.entries, links, pictures }),
    story: v.object({
      ...storySchema.entries,
      topic,
      for: v.optional(storyForSchema(type)),
      body: storyBody(withOwnBlocks(storyBlockSchema, blocks)),
    }),
    resource: v.object({
      ...resourceSchema.entries,
      text: resourceText(withOwnBlocks(resourceBlockSchema, blocks)),
    }),
    slides: v.object({
      ...slideSetSchema.entries,
      for: v.optional(type),
      slides: v.pipe(v.array(slide), v.minLength(1)),
    }),
    member: v.object({
      ...memberSourceSchema.entries,
      region: v.optional(region),
      recruits: v.optional(recruitsSchema(type)),
    }),
    places: v.object({ ...placesSchema.entries, near: v.record(v.string(), region) }),
    promises: v.object({ ...promisesSchema.entries, extraStory: v.optional(extraStory) }),
  };
}

/** One of these words; without a list, any: `Word` is then `string`. */
function oneOf<Word extends string>(words: readonly Word[] | undefined, what: string): v.GenericSchema<Word> {
  if (words === undefined) return text(`the ${what}`, 60) as v.GenericSchema<string> as v.GenericSchema<Word>;
  return v.picklist(words, `The ${what}s of the firm stand in vocabulary.json.`);
}
