import type { ShownBlock, ShownResourceBlock } from '@tamarack-lowe/pages';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { isComponent } from './isComponent.ts';

/** A built-in block of stories or resources. */
type KnownBlock = Exclude<ShownBlock | ShownResourceBlock, { type: 'own' }>;

/** Type of a built-in block, which a config may replace. */
export type BlockType = KnownBlock['type'];

type BlockProps<Type extends BlockType> = Extract<KnownBlock, { type: Type }>;

/**
 * Props of the component of a block. For a custom block (`typeof blocks['floor-plan']`): its fields. For a built-in
 * block (`'quote'`): the props of the kit's component, and that component as `Default`, to wrap.
 */
export type OwnBlockProps<Block extends BlockType | { schema: v.GenericSchema }> = Block extends BlockType
  ? BlockProps<Block> & { Default: ComponentType<BlockProps<Block>> }
  : Block extends { schema: infer Schema extends v.GenericSchema }
    ? v.InferOutput<Schema>
    : never;

const ownBlock = v.strictObject({
  /** Renders the block. */
  Component: v.custom<(props: never) => unknown>(isComponent, 'Give a component.'),
  /** Style sheet of the block, loaded by pages with blocks. Default: none. */
  styles: v.optional(v.pipe(v.string('Write the path of a style sheet.'), v.nonEmpty())),
});

/** Components of blocks by block type: custom blocks from `blocks.ts` of the content, and built-in ones to replace. */
export const blocksSchema = v.record(v.string(), ownBlock);
