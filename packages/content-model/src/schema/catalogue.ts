import * as v from 'valibot';
import { slugSchema, text } from './fields.ts';

/** Labels of the page on which visitors find every story, `catalogue.json`. */
export const catalogueSchema = v.object({
  $schema: v.optional(v.string()),
  /** Label of each topic, by the word that stories use, in the order of the page. */
  topics: v.record(v.string(), text(60)),
  /** Stages between a first look and years at the firm, in order. A story names one. Default: none. */
  stages: v.optional(v.array(v.object({ id: slugSchema, label: text(60) })), []),
});
export type Catalogue = v.InferOutput<typeof catalogueSchema>;
