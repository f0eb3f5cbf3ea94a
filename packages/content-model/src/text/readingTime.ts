import type { CustomBlock, ResourceBlock, StoryBlock } from '../schema/blocks.ts';

type Readable = string | StoryBlock | ResourceBlock | CustomBlock;

/** Words per minute of adults who read silently on a screen, a round number at the lower end. */
const WORDS_PER_MINUTE = 220;

/** Minutes that a number of words takes to read, rounded up, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Number of words that a visitor reads. Texts may be mixed with blocks: `countWords([...toLines(title), ...body])`. */
export function countWords(blocks: readonly Readable[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}

/** Characters between spaces, with a letter or a digit among them. */
const WORD = /\S*?[\p{L}\p{N}]\S*/gu;

/** Lists the texts that a visitor reads, without those of custom blocks. */
export function readableTexts(blocks: readonly Readable[]): string[] {
  return blocks.flatMap((block) =>
    typeof block !== 'string' && block.type === 'custom' ? [] : textsOf(block),
  );
}

function wordsOf(block: Readable): number {
  if (typeof block !== 'string' && block.type === 'custom') return block.words;
  return textsOf(block).reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0);
}

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
    // The build counts the list that it puts in place of the first two.
    case 'machines':
    case 'promises':
    case 'picture':
      return [];
    default:
      return [block.text];
  }
}
