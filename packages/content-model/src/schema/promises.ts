import * as v from 'valibot';
import { slugSchema, text } from './fields.ts';
import { sectionSchema, topicSchema } from './story.ts';

const path = v.pipe(
  text('the address', 200),
  v.startsWith('/', 'An address inside the site starts with "/".'),
);

/** What a firm has promised others: addresses they link to, and figures it names. All of it may be left out. */
export const promisesSchema = v.object({
  $schema: v.optional(v.string()),
  /** Slugs of stories that may not go away, by section. */
  stories: v.optional(v.record(v.string(), v.array(slugSchema)), {}),
  /** Slugs of resources that may not go away. */
  resources: v.optional(v.array(slugSchema), []),
  /** Addresses of the slides of a section, in order, for every visitor type. */
  slides: v.optional(v.record(v.string(), v.array(path)), {}),
  /** How many people the talent team has. */
  team: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** One visitor type has exactly one story more in this section, and it belongs to this topic. */
  extraStory: v.optional(
    v.object({ section: sectionSchema, topic: topicSchema, for: text('the visitor type', 60) }),
  ),
});
export type Promises = v.InferOutput<typeof promisesSchema>;
