import type { ShownBlock, ShownResourceBlock } from '@tamarack-lowe/pages/internal/data';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { componentLoader } from './components.ts';

/** A built-in block of stories or resources. */
type KnownBlock = Exclude<ShownBlock | ShownResourceBlock, { type: 'custom' }>;

/** Type of a built-in block, which a config may replace. */
export type BlockType = KnownBlock['type'];

type BlockProps<Type extends BlockType> = Extract<KnownBlock, { type: Type }>;

/**
 * Props of the component of a block. For a custom block (`typeof blocks['floor-plan']`): its fields. For a built-in
 * block (`'quote'`): the props of the kit's component, and that component as `Default`, to wrap.
 *
 * @example export default function Quote({ Default, ...quote }: CustomBlockProps<'quote'>) { … }
 */
export type CustomBlockProps<Block extends BlockType | { schema: v.GenericSchema }> = Block extends BlockType
  ? BlockProps<Block> & { Default: ComponentType<BlockProps<Block>> }
  : Block extends { schema: infer Schema extends v.GenericSchema }
    ? v.InferOutput<Schema>
    : never;

const blockSchema = v.strictObject({
  /**
   * Imports the component of the block: the default export of a module, or the component itself. Pages without the block do
   * not load it.
   * @example component: () => import('./FloorPlan.tsx')
   */
  component: componentLoader,
  /**
   * Style sheet of the block, loaded by all pages that can contain blocks. Default: none.
   * @example styles: './floor-plan.css'
   */
  styles: v.optional(v.pipe(v.string('Write the path of a style sheet.'), v.nonEmpty())),
});

/** Components of blocks by block type: custom blocks from `blocks.ts` of the content, and built-in ones to replace. */
export const blocksSchema = v.record(v.string(), blockSchema);
