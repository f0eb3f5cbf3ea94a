import * as v from 'valibot';
import { text } from './fields.ts';

/** Cities named in stories, and the nearest region of the firm. */
export const placesSchema = v.object({
  $schema: v.optional(v.string()),
  /** Region that is nearest by train or plane, for each city where nobody of the talent team lives. */
  near: v.record(v.string(), text(60)),
});
export type Places = v.InferOutput<typeof placesSchema>;
