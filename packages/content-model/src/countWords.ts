import type { StoryBlock } from './block.ts';

function textsOf(block: string | StoryBlock): string[] {
  if (typeof block === 'string') return [block];
  switch (block.type) {
    case 'list':
      return block.items;
    case 'buttons':
      return block.buttons.map((button) => button.text);
    case 'picture':
      return [];
    default:
      return [block.text];
  }
}

/** How many words a visitor reads. Texts may stand among the blocks: `countWords([...toLines(title), ...body])`. */
export function countWords(blocks: readonly (string | StoryBlock)[]): number {
  return blocks
    .flatMap(textsOf)
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
