import * as v from 'valibot';
import { addressesSchema } from './paths/addresses.ts';
import { mediaKeySchema, text } from './text.ts';

const url = v.pipe(v.string(), v.url('Write a full address.'));

/** The firm, the product name and the addresses outside the site. */
export const brandSchema = v.object({
  $schema: v.optional(v.string()),
  firm: text('the firm', 60),
  short: text('the short name', 40),
  product: text('the product name', 40),
  productSlug: text('the product slug', 40),
  phrase: text('the phrase', 60),
  /** The line that carries it all. */
  line: text('the line', 80),
  award: text('the current award title', 120),
  site: url,
  mainSite: url,
  ...addressesSchema.entries,
  links: v.object({
    privacy: url,
    accessibility: url,
    practiceInterview: url,
    jobs: v.object({ student: url, experienced: url }),
  }),
  social: v.array(
    v.object({ network: v.picklist(['instagram', 'facebook', 'linkedin', 'tiktok']), name: v.string(), url }),
  ),
  /** The films that circles can play in place, by number. */
  plays: v.record(v.string(), mediaKeySchema),
  /** Old references that still stand in copy, and what they mean now. */
  oldReferences: v.record(v.string(), v.string()),
});
export type Brand = v.InferOutput<typeof brandSchema>;

/** What a visitor type changes besides content. */
export type UserTypeConfiguration = {
  colour: 'coral-dark' | 'purple';
  eContent: {
    route: 'campus-resources-video' | 'connect';
    /** The page it leads to, where the site has it. */
    page: 'campus' | 'connect';
    labelKey: 'campusResources' | 'connectWithUs';
  };
};
