import { daySchema, text } from '@tamarack-lowe/content-model';
import * as v from 'valibot';

/** Who read the twin of each file beside its source, when, and hashes of the words that the source had then. */
export const ledgerSchema = v.record(
  v.string(),
  v.object({
    by: text('who read it', 120),
    on: daySchema,
    /** By place: "body 3, text". */
    of: v.record(v.string(), v.string()),
  }),
);
export type Ledger = v.InferOutput<typeof ledgerSchema>;
