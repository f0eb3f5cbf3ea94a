import * as v from 'valibot';
import { lines, slugSchema, text } from './fields.ts';

/** Colour schemes of a theme. */
const LIGHTS = ['dawn', 'dusk', 'night'] as const;
export type ColourScheme = (typeof LIGHTS)[number];

/** Id of a visitor type, a word of the firm. "Recruit" on the first page is a destination, never a type. */
export type VisitorType = string;

/** A region where the firm has people. */
export const regionSchema = v.object({
  /** Name of the region in content files. */
  id: slugSchema,
  /** Name of the region on pages. */
  label: text('the label', 60),
  /** Name of the region in addresses. Default: its id. */
  slug: v.optional(slugSchema),
});
export type Region = v.InferOutput<typeof regionSchema>;

/** A visitor type as a firm writes it: its id, its colour scheme, and the words that pages use for it. */
export const visitorTypeSchema = v.object({
  /** Name of the type in stories, slides and members. */
  id: v.pipe(
    v.string('Write the id between quotation marks.'),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An id has lowercase letters, digits and hyphens only.'),
  ),
  light: v.picklist(LIGHTS, 'A visitor comes at dawn, dusk or night.'),
  /** Name of the type in addresses of the team. Default: its id. */
  slug: v.optional(slugSchema),
  /** Target of the button in the corner of slides. Default: no button. */
  corner: v.optional(v.picklist(['campus', 'connect'], 'The corner leads to "campus" or "connect".')),
  /** Choice on the first page; a second line says what it includes: `["a student", "or a recent graduate"]`. */
  choice: lines('the choice', 80),
  /** Entry of the menu. Default: the choice. */
  menu: v.optional(text('the entry of the menu', 60)),
  /** Link to the roles for this type. */
  roles: text('the link to the roles', 60),
  /** Link at the end of a story to the team. Default: the choice. */
  nextStep: v.optional(text('the next step', 60)),
  /** Choice in the filter of the team. Default: the choice. */
  team: v.optional(text('the choice of the filter', 60)),
  /** Words on the page of a member who recruits this type only. Default: `team`. */
  recruits: v.optional(text('whom somebody looks after', 80)),
});
export type VisitorTypeSource = Omit<v.InferOutput<typeof visitorTypeSchema>, 'choice'> & {
  choice: string | readonly string[];
};

/** The most visitor types that one page can ask about. */
const MOST_VISITOR_TYPES = 3;

const SAME_ID = 'An id stands here twice. Keep one.';

/** Taxonomy of a firm, `taxonomy.json`: topics of stories, regions and visitor types. */
export const taxonomySchema = v.object({
  $schema: v.optional(v.string()),
  /** Topics of stories. Default: a story may name any. */
  topics: v.optional(
    v.pipe(
      v.array(text('the topic', 60)),
      v.minLength(1, 'Write a topic. Without "topics", stories may say any.'),
      v.check(isUnique, 'A topic stands here twice. Keep one.'),
    ),
  ),
  /** Regions in the order of the filter. */
  regions: v.optional(
    v.pipe(
      v.array(regionSchema),
      v.check((regions) => isUnique(regions.map(({ id }) => id)), SAME_ID),
      v.check(
        (regions) => isUnique(regions.map(({ id, slug = id }) => slug)),
        'Two regions have one "slug", so an address would be that of both. Give one another.',
      ),
    ),
    [],
  ),
  /** Visitor types; the first is the default. Without any, all visitors see the same. */
  visitorTypes: v.optional(
    v.pipe(
      v.array(visitorTypeSchema),
      v.maxLength(MOST_VISITOR_TYPES, 'Visitors choose among three types at most. Take one out.'),
      v.check((types) => isUnique(types.map(({ id }) => id)), SAME_ID),
      v.check(
        (types) => isUnique(types.map(({ id, slug = id }) => slug)),
        'Two visitor types have one "slug", so an address would be that of both. Give one another.',
      ),
    ),
    [],
  ),
});
export type Taxonomy = v.InferOutput<typeof taxonomySchema>;

function isUnique(words: string[]): boolean {
  return new Set(words).size === words.length;
}
