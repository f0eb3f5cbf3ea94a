import * as v from 'valibot';
import { visitorTypeSchema } from '../visitorType.ts';
import { slugSchema, text } from './fields.ts';

const isEachOnce = (words: string[]) => new Set(words).size === words.length;

/** Where a firm has people, in its own parts of the world. */
export const regionSchema = v.object({
  /** What members and places call it. */
  id: slugSchema,
  /** What visitors read. */
  label: text('the label', 60),
  /** What addresses call it. Default: its id. */
  slug: v.optional(slugSchema),
});
export type Region = v.InferOutput<typeof regionSchema>;

/** The most types of visitor that one page can ask about. */
const MOST_VISITOR_TYPES = 3;

/** The words of a firm for what its stories are about, where its people are and who visits: `vocabulary.json`. */
export const vocabularySchema = v.object({
  $schema: v.optional(v.string()),
  /** What stories are about. Without it, a story may say anything. */
  topics: v.optional(
    v.pipe(
      v.array(text('the topic', 60)),
      v.minLength(1, 'Write a topic. Without "topics", stories may say any.'),
      v.check(isEachOnce, 'A topic stands here twice. Keep one.'),
    ),
  ),
  /** In the order in which visitors are offered them. */
  regions: v.optional(
    v.pipe(
      v.array(regionSchema),
      v.check((regions) => isEachOnce(regions.map(({ id }) => id)), 'An id stands here twice. Keep one.'),
      v.check(
        (regions) => isEachOnce(regions.map(({ id, slug = id }) => slug)),
        'Two regions have one "slug", so an address would be that of both. Give one another.',
      ),
    ),
    [],
  ),
  /** Who visits, the first unless somebody says otherwise. Without it, everybody is shown the same. */
  visitorTypes: v.optional(
    v.pipe(
      v.array(visitorTypeSchema),
      v.maxLength(MOST_VISITOR_TYPES, 'Visitors choose among three types at most. Take one out.'),
      v.check((types) => isEachOnce(types.map(({ id }) => id)), 'An id stands here twice. Keep one.'),
      v.check(
        (types) => isEachOnce(types.map(({ id, slug = id }) => slug)),
        'Two visitor types have one "slug", so an address would be that of both. Give one another.',
      ),
    ),
    [],
  ),
});
export type Vocabulary = v.InferOutput<typeof vocabularySchema>;
