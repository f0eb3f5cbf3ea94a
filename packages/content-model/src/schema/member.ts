import * as v from 'valibot';
import { daySchema, nonEmptyList, text } from './fields.ts';
import type { VisitorType } from './taxonomy.ts';

/** One person of the talent team, as an editor writes it. Slug and picture follow from the name. */
export const memberSourceSchema = v.object({
  $schema: v.optional(v.string()),
  name: text('the name', 80),
  job: text('the job', 120),
  city: text('the city', 60),
  /** The id of a region of the firm, for visitors who look for somebody near. */
  region: v.optional(text('the region', 60)),
  /** Schools this person recruits at. */
  schools: v.optional(v.array(text('the school', 80)), []),
  /** The visitor types that this person recruits. Default: all. */
  recruits: v.optional(recruitsSchema(text('the visitor type', 60))),
  /** Profile link. */
  linked: v.pipe(v.string(), v.url('Write the profile as a full address.')),
  /** Paragraphs, separated by an empty line (`\n\n`). The closing line is added by `memberFrom`. */
  text: text('the text', 2400),
  alt: text('the description', 240),
  /** The day the words last changed, for the sitemap. */
  updated: v.optional(daySchema),
});
export type MemberSource = v.InferOutput<typeof memberSourceSchema>;

/** One person of the talent team, as pages read it. */
export type Member = Omit<MemberSource, '$schema' | 'text' | 'recruits'> & {
  /** Lowercase name with hyphens, accents folded. */
  slug: string;
  /** `people/First_Last`. */
  media: string;
  /** The visitor types that this person recruits. */
  recruits: readonly VisitorType[];
  /** Paragraphs, the closing line last. */
  text: string[];
};

/** Visitor types that a member recruits, each read by `type`. */
export function recruitsSchema<Type extends string>(type: v.GenericSchema<Type>) {
  return nonEmptyList(type, 'Say who this person recruits. Without "recruits", it is everybody.');
}
