import type { ShownBlock } from './storyData.ts';

/** A word and the space behind it, in characters. */
const WORD_LENGTH = 6;

function weightOf(block: ShownBlock): number {
  if (block.type === 'own') return block.words * WORD_LENGTH;
  if (block.type === 'list') return block.items.join(' ').length;
  return 'text' in block ? block.text.length : 60;
}

/**
 * A body in as many parts as it has pictures, in order. Headings open parts when there is one for each part but the
 * first; otherwise the words are shared out evenly, and the first part is the one that may be short.
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
