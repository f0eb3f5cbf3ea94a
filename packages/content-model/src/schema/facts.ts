import * as v from 'valibot';
import { daySchema, text } from './fields.ts';

/** A fact that may become outdated. Copy refers to it by key, as `{colleagues}`. */
const factSchema = v.object({
  text: text(120),
  /** Timeless words that stand in its place once it has expired. */
  fallback: v.optional(text(120)),
  /** Origin of the figure, as visitors read it. */
  source: text(200),
  /** Sample of a survey: how many were asked, and who. */
  sample: v.optional(text(160)),
  asOf: daySchema,
  /** The last day on which pages print it. Without one it never expires. */
  until: v.optional(daySchema),
  /** The role that keeps it up to date. */
  owner: v.optional(text(80)),
});
export type Fact = v.InferOutput<typeof factSchema> & {
  /** Set by `factsOn`: the text is the fallback. */
  expired?: true;
};

/** Facts by key, and `$schema` for the editor's completion. */
export const factsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ $schema: _, ...facts }) => facts),
  v.record(v.string(), factSchema),
);
export type Facts = Readonly<Record<string, Fact>>;
