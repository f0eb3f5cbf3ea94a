import * as v from 'valibot';
import { daySchema, text } from './text.ts';

/** Parts of the country, from east to west. */
export const regionSchema = v.picklist(
  ['atlantic', 'quebec', 'ontario', 'prairies', 'west'],
  'Choose a region: atlantic, quebec, ontario, prairies or west.',
);
export type Region = v.InferOutput<typeof regionSchema>;

/** One person of the talent team, as an editor writes it. Slug and picture follow from the name. */
export const memberSourceSchema = v.object({
  $schema: v.optional(v.string()),
  name: text('the name', 80),
  job: text('the job', 120),
  city: text('the city', 60),
  /** `atlantic`, `quebec`, `ontario`, `prairies`, `west`: for visitors who look for somebody near. */
  region: regionSchema,
  /** Schools this person recruits at; may be empty. */
  schools: v.array(text('the school', 80)),
  /** Who they look after. */
  recruits: v.picklist(['students', 'experienced', 'both'], 'Say who this person recruits.'),
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
export type Member = Omit<MemberSource, '$schema' | 'text'> & {
  /** Lowercase name with hyphens, accents folded. */
  slug: string;
  /** `people/First_Last`. */
  media: string;
  /** Paragraphs, the closing line last. */
  text: string[];
};
