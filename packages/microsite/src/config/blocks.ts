import type { ShownBlock, ShownResourceBlock } from '@tamarack-lowe/pages';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { isComponent } from './isComponent.ts';

/** A block of stories or of resources that every site has. */
type KnownBlock = Exclude<ShownBlock | ShownResourceBlock, { type: 'own' }>;

/** The type of a block that a config may draw otherwise. */
export type BlockType = KnownBlock['type'];

type BlockProps<Type extends BlockType> = Extract<KnownBlock, { type: Type }>;

/**
 * What the component of a block is given. Of a block of the firm's own (`typeof blocks['floor-plan']`): what it holds. Of one
 * that every site has (`'quote'`): what the kit's is given, and that one as `Default`, to stand around it.
 */
export type OwnBlockProps<Block extends BlockType | { schema: v.GenericSchema }> = Block extends BlockType
  ? BlockProps<Block> & { Default: ComponentType<BlockProps<Block>> }
  : Block extends { schema: infer Schema extends v.GenericSchema }
    ? v.InferOutput<Schema>
    : never;

const ownBlock = v.strictObject({
  /** Draws it. */
  Component: v.custom<(props: never) => unknown>(isComponent, 'Give a component.'),
  /** Its style sheet, which pages with blocks have. Default: none. */
  styles: v.optional(v.pipe(v.string('Write the path of a style sheet.'), v.nonEmpty())),
});

/** Components of blocks by type: of `blocks.ts` in the content, and of the kit. */
export const blocksSchema = v.record(v.string(), ownBlock);
