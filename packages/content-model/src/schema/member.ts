import * as v from 'valibot';
import { daySchema, emailSchema, nonEmptyList, text, urlSchema } from './fields.ts';
import type { VisitorType } from './taxonomy.ts';

/** One person of the talent team, as an editor writes it. Slug and picture follow from the name. */
export const memberSourceSchema = v.object({
  $schema: v.optional(v.string()),
  name: text(80),
  job: text(120),
  city: text(60),
  /** The id of a region of the firm, for visitors who look for somebody near. */
  region: v.optional(text(60)),
  /** Schools this person recruits at. */
  schools: v.optional(v.array(text(80)), []),
  /** The visitor types that this person recruits. Default: all. */
  recruits: v.optional(recruitsSchema(text(60))),
  /** Profile link. */
  linked: urlSchema,
  /** Address to write to. Left out: the page offers the profile only. */
  email: v.optional(emailSchema),
  /** Paragraphs, separated by an empty line (`\n\n`). The closing line is added by `memberFrom`. */
  text: text(2400),
  alt: text(240),
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
  return nonEmptyList(type, 'recruits');
}
