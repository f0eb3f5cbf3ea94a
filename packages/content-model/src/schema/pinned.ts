import * as v from 'valibot';
import { slugSchema, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';
import { sectionSchema, topicSchema } from './story.ts';

const path = v.pipe(text(200), v.startsWith('/', 'path' satisfies SchemaMessage));

/** Pinned URLs and facts of a firm, `pinned.json`: the content check fails when one changes. All fields are optional. */
export const pinnedSchema = v.object({
  $schema: v.optional(v.string()),
  /** Slugs of stories that must stay, by section. */
  stories: v.optional(v.record(v.string(), v.array(slugSchema)), {}),
  /** Slugs of resources that must stay. */
  resources: v.optional(v.array(slugSchema), []),
  /** Addresses of the slides of a section, in order, for every visitor type. */
  slides: v.optional(v.record(v.string(), v.array(path)), {}),
  /** Number of people in the talent team. */
  team: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** One visitor type has exactly one more story than the others in this section, and its topic is this one. */
  extraStory: v.optional(v.object({ section: sectionSchema, topic: topicSchema, for: text(60) })),
});
export type Pinned = v.InferOutput<typeof pinnedSchema>;
