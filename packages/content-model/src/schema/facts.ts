import * as v from 'valibot';
import { daySchema, text } from './fields.ts';

/** A fact that ages: copy refers to it by key, as `{colleagues}`. */
export const factSchema = v.object({
  text: text('the fact in words', 120),
  source: text('the source', 200),
  asOf: daySchema,
});

/** The facts by key. A `$schema` for editors may stand among them. */
export const factsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ $schema: _, ...facts }) => facts),
  v.record(v.string(), factSchema),
);
export type Facts = v.InferOutput<typeof factsSchema>;
