import * as v from 'valibot';
import { lines, slugSchema, text } from './schema/fields.ts';

const idSchema = v.pipe(
  v.string('Write the id between quotation marks.'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An id has lowercase letters, digits and hyphens only.'),
);

/** The id of a type of visitor: a word of the firm. "Recruit" on the intro is a destination, never a type. */
export type VisitorType = string;

/** What a page stands in: the grounds of a theme. */
const LIGHTS = ['dawn', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** A type of visitor as a firm writes it: its id, its light, and what pages say about it. */
export const visitorTypeSchema = v.object({
  /** What stories, slides and people call it. */
  id: idSchema,
  light: v.picklist(LIGHTS, 'A visitor comes at dawn, dusk or night.'),
  /** What addresses of the team call it. Default: its id. */
  slug: v.optional(slugSchema),
  /** Where the button in the corner of slides leads. Default: there is none. */
  corner: v.optional(v.picklist(['campus', 'connect'], 'The corner leads to "campus" or "connect".')),
  /** The answer of the first page, and what it includes on a second line: `["a student", "or a recent graduate"]`. */
  choice: lines('the choice', 80),
  /** The entry of the menu. Default: the answer. */
  menu: v.optional(text('the entry of the menu', 60)),
  /** The link to the roles for this type. */
  roles: text('the link to the roles', 60),
  /** At the end of a story: whom to ask. Default: the answer. */
  nextStep: v.optional(text('the next step', 60)),
  /** The choice of the filter of the team. Default: the answer. */
  team: v.optional(text('the choice of the filter', 60)),
  /** On the page of who looks after this type alone. Default: the choice of the filter. */
  recruits: v.optional(text('whom somebody looks after', 80)),
});
export type VisitorTypeSource = Omit<v.InferOutput<typeof visitorTypeSchema>, 'choice'> & {
  choice: string | readonly string[];
};
