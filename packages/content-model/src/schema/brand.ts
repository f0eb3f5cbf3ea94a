import * as v from 'valibot';
import { byVisitorType } from '../byVisitorType.ts';
import { pagePicturesSchema } from '../pagePictures.ts';
import { readTimeZone } from '../timeZones.ts';
import { urlSchema } from '../url.ts';
import { addressesSchema } from './addresses.ts';
import { mediaKeySchema, slugSchema, text } from './fields.ts';

const timeZone = v.pipe(
  v.string(),
  v.transform((name) => readTimeZone(name)),
  v.string('This time zone is not known. Write it as "America/Lima".'),
);

/** Networks whose marks come with the kit. Of any other the firm draws its own: `objects/<network>.svg`. */
export const KNOWN_NETWORKS = ['instagram', 'facebook', 'linkedin', 'tiktok'] as const;

/** The firm, the product name and the addresses outside the site. */
export const brandSchema = v.object({
  $schema: v.optional(v.string()),
  /** Of this file, and of all that have no language in their name. Needed where there are labels in several. */
  language: v.optional(text('the language', 35)),
  firm: text('the firm', 60),
  short: text('the short name', 40),
  product: text('the product name', 40),
  productSlug: text('the product slug', 40),
  phrase: text('the phrase', 60),
  /** The line that carries it all. */
  line: text('the line', 80),
  /** For firms that have one. */
  award: v.optional(text('the current award title', 120)),
  site: urlSchema,
  mainSite: urlSchema,
  ...addressesSchema.entries,
  links: v.object({
    privacy: urlSchema,
    accessibility: urlSchema,
    /** For firms that have one. */
    practiceInterview: v.optional(urlSchema),
    /** Where roles are listed: for all visitors, or for each type of them. */
    jobs: byVisitorType(urlSchema),
  }),
  social: v.optional(
    v.array(
      v.object({
        /** One of `KNOWN_NETWORKS`, or another with a mark of the firm's own. */
        network: slugSchema,
        name: text('the name of the network', 40),
        url: urlSchema,
      }),
    ),
    [],
  ),
  pictures: v.optional(pagePicturesSchema, {}),
  /** Where the firm is, ISO 3166: the country of addresses that name a city only. */
  country: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Write the country as two capitals, such as "CA".')),
  ),
  /**
   * IANA name of the zone in which the days of events end last: that of events that name none. Without it, those are open until
   * their day is over everywhere.
   */
  timeZone: v.optional(timeZone),
  /** The films that circles can play in place, by number. */
  plays: v.optional(v.record(v.string(), mediaKeySchema), {}),
  /** Old references that still stand in copy, and what they mean now. */
  oldReferences: v.optional(v.record(v.string(), v.string()), {}),
});
export type Brand = v.InferOutput<typeof brandSchema>;
