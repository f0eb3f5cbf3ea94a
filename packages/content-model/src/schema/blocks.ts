import * as v from 'valibot';
import { assetKeySchema, hrefSchema, nonEmptyList, pathSchema, slugSchema, text } from './fields.ts';
import type { SchemaMessage } from './issueMessages.ts';

/** Plain words. `{colleagues}` and the like are replaced by the fact of that key when content is built. */
const paragraphSchema = v.object({ type: v.literal('paragraph'), text: text() });

/** A heading inside a body. */
const headingSchema = v.object({ type: v.literal('heading'), text: text(120) });

/** A list of short texts; `ordered` when the order matters and the items are numbered. */
const listSchema = v.object({
  type: v.literal('list'),
  items: v.pipe(v.array(text(400)), v.minLength(2)),
  ordered: v.optional(v.boolean()),
});

/** A sentence on a card of its own. `by` is the person who said it. */
const quoteSchema = v.object({
  type: v.literal('quote'),
  text: text(320),
  by: v.optional(text(120)),
});

/** A link to another page of this site. It opens a new tab, as the specification asks. */
const routerLinkSchema = v.object({
  type: v.literal('router-link'),
  text: text(160),
  path: pathSchema,
  title: v.optional(text(160)),
  target: v.optional(v.picklist(['_blank', '_self']), '_blank'),
});

/** One button of a row of buttons. */
const buttonSchema = v.object({
  text: text(60),
  href: hrefSchema,
  target: v.optional(v.picklist(['_blank', '_self']), '_self'),
});

/** A row of buttons. */
const buttonsSchema = v.object({
  type: v.literal('buttons'),
  buttons: nonEmptyList(buttonSchema),
});

/** A picture inside a body. */
const pictureBlockSchema = v.object({
  type: v.literal('picture'),
  media: assetKeySchema,
  alt: text(240),
});

/** Tasks of machines at each step of hiring, from `hiring.json`: the build writes them out as a list. */
const machinesSchema = v.object({ type: v.literal('machines') });

/** Promises of `hiring.json`, each with the day of its last check: the build writes them out as a list. */
const promisesSchema = v.object({
  type: v.literal('promises'),
  /** Ids of the promises, in order. Default: all. */
  ids: v.optional(nonEmptyList(slugSchema)),
});

/** A block in the body of a story. */
export const storyBlockSchema = oneBlockOf([
  paragraphSchema,
  headingSchema,
  listSchema,
  quoteSchema,
  routerLinkSchema,
  buttonsSchema,
  pictureBlockSchema,
  machinesSchema,
  promisesSchema,
]);
export type StoryBlock = v.InferOutput<typeof storyBlockSchema>;

/** A block of a campus resource. */
export const resourceBlockSchema = oneBlockOf([
  paragraphSchema,
  v.object({ type: v.literal('bullet-list'), list: listSchema.entries.items }),
  v.object({ type: v.literal('arrow-list'), list: listSchema.entries.items }),
  v.object({ type: v.literal('title'), text: text(120) }),
  v.object({ type: v.literal('subtitle'), text: text(160) }),
  v.object({
    type: v.literal('button-purple'),
    text: text(60),
    link: hrefSchema,
  }),
  v.object({ type: v.literal('link'), text: text(160), link: hrefSchema }),
  quoteSchema,
  machinesSchema,
  promisesSchema,
]);
export type ResourceBlock = v.InferOutput<typeof resourceBlockSchema>;

/** A block that the build replaces by a list of texts from `hiring.json`. */
export type HiringBlock = v.InferOutput<typeof machinesSchema | typeof promisesSchema>;

/** A custom block, one that only this firm has, after its file has been read. */
export type CustomBlock = {
  type: 'custom';
  /** Its type, as the firm calls it. */
  name: string;
  /** Its fields without `type`. */
  fields: Readonly<Record<string, unknown>>;
  /** Number of words that a visitor reads in it. */
  words: number;
};

/** Schemas of custom blocks by type: the fields of each, without `type`. */
export type BlockSchemas = Readonly<Record<string, { schema: FieldsSchema }>>;

type FieldsSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** One of the `Base` blocks or of the custom blocks, as an editor writes it. */
export type WithCustom<Base extends v.GenericSchema, Blocks extends BlockSchemas> = v.GenericSchema<
  | v.InferInput<Base>
  | { [Type in keyof Blocks]: { type: Type } & v.InferInput<Blocks[Type]['schema']> }[keyof Blocks],
  | v.InferOutput<Base>
  | { [Type in keyof Blocks]: { type: Type } & v.InferOutput<Blocks[Type]['schema']> }[keyof Blocks]
>;

/** Adds custom blocks to a schema of blocks. */
export function withCustomBlocks<
  Base extends v.GenericSchema & { options: readonly BlockSchema[] },
  Blocks extends BlockSchemas,
>(base: Base, blocks: Blocks): WithCustom<Base, Blocks> {
  const custom = Object.entries(blocks).map(([type, { schema }]) => customBlock(type, schema));
  return oneBlockOf([...base.options, ...custom]) as v.GenericSchema as WithCustom<Base, Blocks>;
}

/** Adds `type` to the fields of a custom block, and keeps the checks that its schema makes across fields. */
function customBlock(type: string, schema: FieldsSchema & { pipe?: readonly unknown[] }): BlockSchema {
  const block = v.object({ ...schema.entries, type: v.literal(type) });
  const [, ...checks] = schema.pipe ?? [];
  return checks.length === 0 ? block : v.pipe(block, ...(checks as v.GenericPipeItem[]));
}

/** A text, or a block between curly brackets: an entry of a body as an editor writes it. */
export type TextOrBlock<Block extends v.GenericSchema> = v.GenericSchema<
  string | v.InferInput<Block>,
  string | v.InferOutput<Block>
>;
export function textOrBlock<Block extends v.GenericSchema>(
  maxLength: number,
  block: Block,
): TextOrBlock<Block> {
  return v.union([text(maxLength), block], 'textOrBlock' satisfies SchemaMessage);
}

type BlockSchema = v.ObjectSchema<v.ObjectEntries & { type: v.LiteralSchema<string, undefined> }, undefined>;

/** One of these blocks, told apart by `type`. */
function oneBlockOf<const Options extends readonly BlockSchema[]>(options: Options) {
  return v.variant('type', options);
}
