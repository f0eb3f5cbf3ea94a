import { type SchemaMessage, slugSchema, text } from '@tamarack-lowe/content-model/internal/content';
import * as v from 'valibot';

const ink = v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'colour' satisfies SchemaMessage)));

/** Document as an editor writes it: its own text, and the resources whose lists it prints. */
export const documentSchema = v.object({
  $schema: v.optional(v.string()),
  /** Also the name of the file. */
  key: slugSchema,
  title: text(80),
  lead: text(200),
  /** Slugs; one page each. */
  resources: v.pipe(v.array(slugSchema), v.minLength(1, 'documentLists' satisfies SchemaMessage)),
  /** Text before the address of the resource. */
  readMore: text(60),
  /** Language for screen readers. Default: that of the labels. */
  language: v.optional(text(35)),
  /** Terms of use, in the footer of each page. */
  licence: v.optional(text(60)),
  /** Colours on white paper. Default: those of the kit. */
  inks: v.optional(v.object({ text: ink, muted: ink, accent: ink, rings: ink })),
});
export type DocumentSource = v.InferOutput<typeof documentSchema>;

/** Document that the build makes from the content. */
export type ContentDocument = {
  key: string;
  title: string;
  /** Address of the PDF. */
  src: string;
  bytes: number;
  /** Slugs of the resources whose lists it prints. */
  resources: readonly string[];
};
