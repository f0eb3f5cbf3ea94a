import type { OwnBlock } from '../ownBlock.ts';
import type { ResourceBlock, StoryBlock } from '../schema/blocks.ts';

function textsOf(block: string | StoryBlock | ResourceBlock): string[] {
  if (typeof block === 'string') return [block];
  switch (block.type) {
    case 'list':
      return block.items;
    case 'bullet-list':
    case 'arrow-list':
      return block.list;
    case 'buttons':
      return block.buttons.map((button) => button.text);
    case 'picture':
      return [];
    default:
      return [block.text];
  }
}

type Readable = string | StoryBlock | ResourceBlock | OwnBlock;

/** What stands between spaces and holds a letter or a digit. */
const WORD = /\S*?[\p{L}\p{N}]\S*/gu;

function wordsOf(block: Readable): number {
  if (typeof block !== 'string' && block.type === 'own') return block.words;
  return textsOf(block).reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0);
}

/** How many words a visitor reads. Texts may stand among the blocks: `countWords([...toLines(title), ...body])`. */
export function countWords(blocks: readonly Readable[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}
