import * as v from 'valibot';
import { nonEmptyList, pathSchema, slugSchema, text } from './fields.ts';

/** A section of slides: its name, its address, and the look of its slides. */
export const brandSectionSchema = v.object({
  /** Folder of its stories, and the first part of the names of its slide files. */
  id: slugSchema,
  name: text(60),
  /** Address of the first slide; its stories are below it. */
  path: pathSchema,
  /** Other addresses of the first slide; the server redirects them to `path`. */
  aliases: v.optional(v.array(pathSchema), []),
  /** Page titles hold the number of the slide. */
  numbered: v.optional(v.boolean(), false),
  /** Every slide but the first has buttons in the corner. */
  corners: v.optional(v.boolean(), false),
  /** A ring grown from the name of the firm is in the middle of its slides. */
  ring: v.optional(v.boolean(), false),
});
export type BrandSection = v.InferOutput<typeof brandSectionSchema>;

/** Addresses of the site in one language. The site has no page that is left out here. */
export const addressesSchema = v.object({
  /** Sections of slides. On the first page, a visitor type leads to the first, the button beside it to the second. */
  sections: nonEmptyList(brandSectionSchema),
  pages: v.objectWithRest(
    {
      /** The talent team; its members are below it. */
      connect: v.optional(pathSchema),
      /** Campus resources; each resource is below it. */
      campus: v.optional(pathSchema),
      /** Campus events, below the resources. */
      events: v.optional(pathSchema),
      /** All stories in one list, with a search and filters. Topics and stages get their labels in `catalogue.json`. */
      stories: v.optional(pathSchema),
    },
    /** Pages of routes that the site adds, by the name of the route. */
    pathSchema,
  ),
  /**
   * Last parts of the addresses of other forms of stories, below that of the story: `/a-first-week/plain`. A site has no form that
   * is left out here.
   */
  forms: v.optional(
    v.object({
      /** The words of a story in one column, without its pictures. */
      plain: v.optional(slugSchema),
      /** The transcript of the film of a story before its other words. */
      transcript: v.optional(slugSchema),
      /** The three sentences of `sixtySeconds`. */
      short: v.optional(slugSchema),
    }),
  ),
  /** Permanent redirects: old address to new address. */
  redirects: v.optional(v.record(pathSchema, pathSchema), {}),
});
export type Addresses = v.InferOutput<typeof addressesSchema>;
