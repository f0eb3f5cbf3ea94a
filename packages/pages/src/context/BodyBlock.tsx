import type { CustomBlock } from '@tamarack-lowe/content-model';
import type { ComponentType } from 'react';
import { useBlocks } from './PagesProvider.tsx';

type BodyBlockProps<Block> = {
  block: Block | CustomBlock;
  /** Component of the package, for blocks that the site does not override. */
  Default: ComponentType<Block>;
};

/** A block of a story or resource. Renders the site's component for its type, otherwise `Default`. */
export function BodyBlock<Block extends { type: string }>({ block, Default }: BodyBlockProps<Block>) {
  const blocks = useBlocks();
  if (isCustom(block)) {
    const Custom = blocks[block.name];
    if (Custom) return <Custom {...block.fields} />;
    throw new Error(`No component for the block "${block.name}". Add it to "blocks" of PagesProvider.`);
  }
  const Override = blocks[block.type];
  return Override ? <Override {...block} Default={Default} /> : <Default {...block} />;
}

const isCustom = (block: { type: string }): block is CustomBlock => block.type === 'custom';
