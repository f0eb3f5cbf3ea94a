import * as v from 'valibot';
import { lines, slugSchema, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';

/** Colour schemes of a theme. */
const COLOUR_SCHEMES = ['dawn', 'dusk', 'night'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** Id of a visitor type, named by the firm. The second button of the first page leads to a section, and is no type. */
export type VisitorType = string;

/** A region where the firm has people. */
export const regionSchema = v.object({
  /** Name of the region in content files. */
  id: slugSchema,
  /** Name of the region on pages. */
  label: text(60),
  /** Name of the region in addresses. Default: its id. */
  slug: v.optional(slugSchema),
});
export type Region = v.InferOutput<typeof regionSchema>;

/** A visitor type as a firm writes it: its id, its colour scheme, and the words that pages use for it. */
export const visitorTypeSchema = v.object({
  /** Name of the type in stories, slides and members. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug' satisfies SchemaMessage)),
  colourScheme: v.picklist(COLOUR_SCHEMES),
  /** Name of the type in addresses of the team. Default: its id. */
  slug: v.optional(slugSchema),
  /** Target of the button in the corner of slides. Default: no button. */
  corner: v.optional(v.picklist(['campus', 'connect'])),
  /** Choice on the first page; a second line says what it includes: `["a student", "or a recent graduate"]`. */
  choice: lines(80),
  /** Entry of the menu. Default: the choice. */
  menu: v.optional(text(60)),
  /** Link to the roles for this type. */
  roles: text(60),
  /** Link at the end of a story to the team. Default: the choice. */
  nextStep: v.optional(text(60)),
  /** Choice in the filter of the team. Default: the choice. */
  team: v.optional(text(60)),
  /** Words on the page of a member who recruits this type only. Default: `team`. */
  recruits: v.optional(text(80)),
});
export type VisitorTypeSource = Omit<v.InferOutput<typeof visitorTypeSchema>, 'choice'> & {
  choice: string | readonly string[];
};

/** The most visitor types that one page can ask about. */
const MOST_VISITOR_TYPES = 3;

/** Taxonomy of a firm, `taxonomy.json`: topics of stories, regions and visitor types. */
export const taxonomySchema = v.object({
  $schema: v.optional(v.string()),
  /** Topics of stories. Default: a story may name any. */
  topics: v.optional(
    v.pipe(
      v.array(text(60)),
      v.minLength(1, 'topics' satisfies SchemaMessage),
      v.check(isUnique, 'topicTwice' satisfies SchemaMessage),
    ),
  ),
  /** Regions in the order of the filter. */
  regions: v.optional(
    v.pipe(
      v.array(regionSchema),
      v.check((regions) => isUnique(regions.map(({ id }) => id)), 'idTwice' satisfies SchemaMessage),
      v.check(
        (regions) => isUnique(regions.map(({ id, slug = id }) => slug)),
        'slugTwice' satisfies SchemaMessage,
      ),
    ),
    [],
  ),
  /** Visitor types; the first is the default. Without any, all visitors see the same. */
  visitorTypes: v.optional(
    v.pipe(
      v.array(visitorTypeSchema),
      v.maxLength(MOST_VISITOR_TYPES, 'visitorTypes' satisfies SchemaMessage),
      v.check((types) => isUnique(types.map(({ id }) => id)), 'idTwice' satisfies SchemaMessage),
      v.check(
        (types) => isUnique(types.map(({ id, slug = id }) => slug)),
        'slugTwice' satisfies SchemaMessage,
      ),
    ),
    [],
  ),
});
export type Taxonomy = v.InferOutput<typeof taxonomySchema>;

function isUnique(words: string[]): boolean {
  return new Set(words).size === words.length;
}
