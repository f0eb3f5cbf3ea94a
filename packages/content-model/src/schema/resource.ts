import * as v from 'valibot';
import { type CustomBlock, type ResourceBlock, resourceBlockSchema, textOrBlock } from './blocks.ts';
import { assetKeySchema, daySchema, lines, slugSchema, text } from './fields.ts';

/** A campus resource. `type` `events` is the events page, which has its own screen. */
export const resourceSchema = v.object({
  $schema: v.optional(v.string()),
  type: v.picklist(['resource', 'events']),
  /** Short name for lists and links. */
  name: text(60),
  title: lines(110),
  slug: slugSchema,
  summary: v.pipe(text(170), v.minLength(50)),
  media: assetKeySchema,
  alt: text(240),
  /** Picture for visitor types whose colour scheme is dusk. Default: the picture above. */
  dusk: v.optional(v.object({ media: assetKeySchema, alt: text(240) })),
  /** Job of the author. */
  job: v.optional(text(120)),
  author: v.optional(text(80)),
  text: resourceText(resourceBlockSchema),
  /** Place in lists, the lowest first. Those without one come last, by slug. */
  order: v.optional(v.number()),
  updated: daySchema,
});
/** A resource after its file has been read. Its custom blocks are of type `CustomBlock`. */
export type Resource = Omit<v.InferOutput<typeof resourceSchema>, 'text'> & {
  text: (string | ResourceBlock | CustomBlock)[];
};

/** Body of a resource as an editor writes it: paragraphs and typed blocks. */
export function resourceText<Block extends v.GenericSchema>(block: Block) {
  return v.array(textOrBlock(1200, block));
}
