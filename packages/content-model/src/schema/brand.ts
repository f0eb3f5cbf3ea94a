import * as v from 'valibot';
import { readTimeZone } from '../timeZones.ts';
import { addressesSchema } from './addresses.ts';
import { assetKeySchema, byVisitorType, slugSchema, text, urlSchema } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';

/** Networks whose marks come with `ui`. For any other, the firm draws its own: `objects/<network>.svg`. */
export const KNOWN_NETWORKS = ['instagram', 'facebook', 'linkedin', 'tiktok'] as const;

/** The firm, the product name and the addresses outside the site. */
export const brandSchema = v.object({
  $schema: v.optional(v.string()),
  /** Language of this file and of every file without a language in its name. Needed on sites with several languages. */
  language: v.optional(text(35)),
  firm: text(60),
  short: text(40),
  product: text(40),
  productSlug: text(40),
  phrase: text(60),
  /** The main slogan. */
  line: text(80),
  /** For firms that have one. */
  award: v.optional(text(120)),
  site: urlSchema,
  mainSite: urlSchema,
  ...addressesSchema.entries,
  links: v.object({
    privacy: urlSchema,
    accessibility: urlSchema,
    /** For firms that have one. */
    practiceInterview: v.optional(urlSchema),
    /** Pages that list the open roles: one for all visitors, or one per visitor type. */
    jobs: byVisitorType(urlSchema),
  }),
  social: v.optional(
    v.array(
      v.object({
        /** One of `KNOWN_NETWORKS`, or another whose mark the firm draws. */
        network: slugSchema,
        name: text(40),
        url: urlSchema,
      }),
    ),
    [],
  ),
  pictures: v.optional(pagePicturesFor(), {}),
  /** Country of the firm (ISO 3166), used for addresses that name a city only. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'country' satisfies SchemaMessage))),
  /**
   * IANA name of the time zone of events that name none; of several zones, the one where a day ends last. Without it, such an
   * event is open until its day is over everywhere.
   */
  timeZone: v.optional(
    v.pipe(
      v.string(),
      v.transform((name) => readTimeZone(name)),
      v.string('timeZone' satisfies SchemaMessage),
    ),
  ),
  /** The films that circles can play in place, by number. */
  plays: v.optional(v.record(v.string(), assetKeySchema), {}),
  /** Old slugs that copy still refers to, and their current slugs. */
  oldReferences: v.optional(v.record(v.string(), v.string()), {}),
});
export type Brand = v.InferOutput<typeof brandSchema>;

/** Schema of `brand.json` of a firm with these visitor types. */
export function brandSchemaFor<const Type extends string>(visitorTypes?: readonly Type[]) {
  const links = v.object({
    ...brandSchema.entries.links.entries,
    jobs: byVisitorType(urlSchema, visitorTypes),
  });
  return v.object({
    ...brandSchema.entries,
    links,
    pictures: v.optional(pagePicturesFor(visitorTypes), {}),
  });
}

/** Asset keys of pictures on pages without a content file: one for all visitor types, or one for each. */
function pagePicturesFor<Type extends string = string>(types?: readonly Type[]) {
  return v.object({
    /** Picture of the first page. Default: the largest circle of the first slide. */
    intro: v.optional(byVisitorType(assetKeySchema, types)),
    /** Film of the campus page and its poster. Without it, the page shows resources only. */
    campus: v.optional(v.object({ film: assetKeySchema, poster: byVisitorType(assetKeySchema, types) })),
  });
}
export type PagePictures = v.InferOutput<ReturnType<typeof pagePicturesFor>>;
