import * as v from 'valibot';
import { text } from './fields.ts';

/** What we know of places where stories are told. */
export const placesSchema = v.object({
  $schema: v.optional(v.string()),
  /** Cities where nobody of the talent team lives, and the region that is nearest by train or plane. */
  near: v.record(v.string(), text('the region', 60)),
});
export type Places = v.InferOutput<typeof placesSchema>;
