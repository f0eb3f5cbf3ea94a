import type { ShownBlock } from './storyData.ts';

/** Average length of a word with its space, in characters. */
const WORD_LENGTH = 6;

function weightOf(block: ShownBlock): number {
  if (block.type === 'own') return block.words * WORD_LENGTH;
  if (block.type === 'list') return block.items.join(' ').length;
  return 'text' in block ? block.text.length : 60;
}

/**
 * Splits a body into as many parts as there are pictures. Headings begin parts if there is one for each part but the first;
 * otherwise each part gets about the same amount of text.
 */
export function splitBody(blocks: readonly ShownBlock[], count: number): ShownBlock[][] {
  const parts: ShownBlock[][] = Array.from({ length: Math.max(1, count) }, () => []);
  const headings = blocks.filter((block) => block.type === 'heading').length;
  const total = blocks.reduce((sum, block) => sum + weightOf(block), 0);
  let part = 0;
  let seen = 0;
  for (const block of blocks) {
    if (headings === parts.length - 1) {
      if (block.type === 'heading') part += 1;
    } else {
      part = Math.min(Math.floor(((seen + weightOf(block) / 2) / total) * parts.length), parts.length - 1);
    }
    seen += weightOf(block);
    parts[part]?.push(block);
  }
  return parts;
}
