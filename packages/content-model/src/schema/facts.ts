import * as v from 'valibot';
import { daySchema, text } from './fields.ts';

/** A fact that may become outdated. Copy refers to it by key, as `{colleagues}`. */
const factSchema = v.object({
  text: text(120),
  source: text(200),
  asOf: daySchema,
});

/** Facts by key, and `$schema` for the editor's completion. */
export const factsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(({ $schema: _, ...facts }) => facts),
  v.record(v.string(), factSchema),
);
export type Facts = v.InferOutput<typeof factsSchema>;
