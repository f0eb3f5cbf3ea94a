import * as v from 'valibot';
import { oneBlockOf } from '../oneBlockOf.ts';
import { hrefSchema, mediaKeySchema, text } from './fields.ts';

/** Plain words. `{colleagues}` and the like are replaced by the fact of that key when content is built. */
export const paragraphSchema = v.object({ type: v.literal('paragraph'), text: text('the paragraph') });

/** A heading inside a body. */
export const headingSchema = v.object({ type: v.literal('heading'), text: text('the heading', 120) });

/** A list of short texts; `ordered` when the order matters and the items are numbered. */
export const listSchema = v.object({
  type: v.literal('list'),
  items: v.pipe(v.array(text('the list item', 400)), v.minLength(2, 'A list needs at least two items.')),
  ordered: v.optional(v.boolean()),
});

/** A sentence worth a card of its own. `by` says who said it. */
export const quoteSchema = v.object({
  type: v.literal('quote'),
  text: text('the quote', 320),
  by: v.optional(text('who said it', 120)),
});

/** A link to another page of this site. It opens a new tab, as the specification asks. */
export const routerLinkSchema = v.object({
  type: v.literal('router-link'),
  text: text('the words of the link', 160),
  path: v.pipe(v.string(), v.startsWith('/', 'A link inside the site starts with "/".')),
  title: v.optional(text('the title of the link', 160)),
  target: v.optional(v.picklist(['_blank', '_self']), '_blank'),
});

/** One button of a row of buttons. */
export const buttonSchema = v.object({
  text: text('the words on the button', 60),
  href: hrefSchema,
  target: v.optional(v.picklist(['_blank', '_self']), '_self'),
});

/** A row of buttons. */
export const buttonsSchema = v.object({
  type: v.literal('buttons'),
  buttons: v.pipe(v.array(buttonSchema), v.minLength(1, 'A row of buttons needs a button.')),
});

/** A picture inside a body. */
export const pictureBlockSchema = v.object({
  type: v.literal('picture'),
  media: mediaKeySchema,
  alt: text('the description', 240),
});

/** What the body of a story is made of. */
export const storyBlockSchema = oneBlockOf([
  paragraphSchema,
  headingSchema,
  listSchema,
  quoteSchema,
  routerLinkSchema,
  buttonsSchema,
  pictureBlockSchema,
]);
export type StoryBlock = v.InferOutput<typeof storyBlockSchema>;

/** What a campus resource is made of. */
export const resourceBlockSchema = oneBlockOf([
  paragraphSchema,
  v.object({ type: v.literal('bullet-list'), list: listSchema.entries.items }),
  v.object({ type: v.literal('arrow-list'), list: listSchema.entries.items }),
  v.object({ type: v.literal('title'), text: text('the title', 120) }),
  v.object({ type: v.literal('subtitle'), text: text('the subtitle', 160) }),
  v.object({
    type: v.literal('button-purple'),
    text: text('the words on the button', 60),
    link: hrefSchema,
  }),
  v.object({ type: v.literal('link'), text: text('the words of the link', 160), link: hrefSchema }),
  quoteSchema,
]);
export type ResourceBlock = v.InferOutput<typeof resourceBlockSchema>;
