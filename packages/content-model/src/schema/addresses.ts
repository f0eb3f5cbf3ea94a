import * as v from 'valibot';
import { slugSchema, text } from './fields.ts';

const path = v.pipe(v.string(), v.startsWith('/', 'An address inside the site starts with "/".'));

/** A section of slides: its name, its address, and how its slides are drawn. */
export const brandSectionSchema = v.object({
  /** Folder of its stories, and first part of the names of its slide files. */
  id: slugSchema,
  name: text('the name of the section', 60),
  /** Address of the first slide; its stories stand below. */
  path,
  /** Other addresses of the first slide: our server sends visitors on to `path`. */
  aliases: v.optional(v.array(path), []),
  /** Titles say which slide of how many this is. */
  numbered: v.optional(v.boolean(), false),
  /** Buttons in the corner, on every slide but the first. */
  corners: v.optional(v.boolean(), false),
  /** A ring grown from the firm's own name stands in the middle of its slides. */
  ring: v.optional(v.boolean(), false),
});
export type BrandSection = v.InferOutput<typeof brandSectionSchema>;

/** The addresses of the site in one language. A page that is left out is not there. */
export const addressesSchema = v.object({
  /** The sections of slides. A choice of visitor type leads to the first, the button beside it to the second. */
  sections: v.pipe(v.array(brandSectionSchema), v.minLength(1, 'A site needs a section of slides.')),
  pages: v.objectWithRest(
    {
      /** The talent team; its members stand below. */
      connect: v.optional(path),
      /** Campus resources; each resource stands below. */
      campus: v.optional(path),
      /** Campus events, below the resources. */
      events: v.optional(path),
    },
    /** The page of a kind that a site adds to the table of pages, by the name it has there. */
    path,
  ),
  /** Addresses that have moved for good, and where to. */
  redirects: v.optional(v.record(path, path), {}),
});
export type Addresses = v.InferOutput<typeof addressesSchema>;
