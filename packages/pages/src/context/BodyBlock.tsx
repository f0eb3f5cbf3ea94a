import type { OwnBlock } from '@tamarack-lowe/content-model';
import type { ComponentType } from 'react';
import { useBlocks } from './PagesProvider.tsx';

type BodyBlockProps<Block> = {
  block: Block | OwnBlock;
  /** Draws it where the site has nothing of its own for its type. */
  Default: ComponentType<Block>;
};

/** A block of a body, as the site draws it. */
export function BodyBlock<Block extends { type: string }>({ block, Default }: BodyBlockProps<Block>) {
  const own = useBlocks();
  if (isOwn(block)) {
    const Own = own[block.name];
    if (Own) return <Own {...block.fields} />;
    throw new Error(`Nothing draws the block "${block.name}". Name a component of that type in "blocks".`);
  }
  const Instead = own[block.type];
  return Instead ? <Instead {...block} Default={Default} /> : <Default {...block} />;
}

const isOwn = (block: { type: string }): block is OwnBlock => block.type === 'own';
