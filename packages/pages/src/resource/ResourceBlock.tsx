import { type OwnBlock, slugOf } from '@tamarack-lowe/content-model';
import { ArrowList, BulletList } from '@tamarack-lowe/ui/prose';
import type { BlockGroup } from './groupBlocks.ts';
import { ResourceQuote } from './ResourceQuote.tsx';
import { ResourceSubtitle } from './ResourceSubtitle.tsx';

/** A block of a resource to read. */
export type ReadBlock = Exclude<BlockGroup, OwnBlock | { type: 'steps' }>;

/** A block of a resource that stands for itself. */
export function ResourceBlock(block: ReadBlock) {
  switch (block.type) {
    case 'title':
      return <h2 id={slugOf(block.text)}>{block.text}</h2>;
    case 'subtitle':
      return <ResourceSubtitle text={block.text} />;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'quote':
      return <ResourceQuote {...block} />;
    case 'bullet-list':
      return <BulletList items={block.list} />;
    case 'arrow-list':
      return <ArrowList items={block.list} />;
  }
}
