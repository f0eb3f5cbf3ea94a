import { slugSchema, text } from '@tamarack-lowe/content-model';
import * as v from 'valibot';

const ink = v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Write the colour as "#rrggbb".')));

/** A document as an editor writes it: its own words, and the resources whose lists it prints. */
export const documentSchema = v.object({
  $schema: v.optional(v.string()),
  /** Also the name of the file. */
  key: slugSchema,
  title: text('the title', 80),
  lead: text('the lead', 200),
  /** Slugs, one page each. */
  resources: v.pipe(
    v.array(slugSchema),
    v.minLength(1, 'A checklist needs lists. Name a campus resource in "resources".'),
  ),
  /** What stands before the address of the resource. */
  readMore: text('what stands before the address', 60),
  /** For those who have it read aloud; the language of the labels when absent. */
  language: v.optional(text('the language', 35)),
  /** What others may do with it, for the foot of each page. */
  licence: v.optional(text('the licence', 60)),
  /** Colours on white paper; those of the kit when absent. */
  inks: v.optional(v.object({ text: ink, muted: ink, accent: ink, rings: ink })),
});
export type DocumentSource = v.InferOutput<typeof documentSchema>;

/** A document that the build makes from the content. */
export type ContentDocument = {
  key: string;
  title: string;
  /** Address of the PDF. */
  src: string;
  bytes: number;
  /** Slugs of the resources whose lists it prints. */
  resources: readonly string[];
};
