import type { OwnBlock, Picture, ResourceBlock } from '@tamarack-lowe/content-model';

/** A block as its page shows it: quotes come with the portrait of who said it, when that person is one of ours. */
export type ShownResourceBlock =
  | OwnBlock
  | Exclude<ResourceBlock, { type: 'quote' }>
  | (Extract<ResourceBlock, { type: 'quote' }> & { portrait: Picture | null });

type Step = Extract<ShownResourceBlock, { type: 'button-purple' | 'link' }>;

/** A block to read, or a row of steps: buttons and links that follow each other stand side by side. */
export type BlockGroup = Exclude<ShownResourceBlock, Step> | { type: 'steps'; steps: Step[] };

function isStep(block: ShownResourceBlock): block is Step {
  return block.type === 'button-purple' || block.type === 'link';
}

/** Gathers neighbouring buttons and links into rows. */
export function groupBlocks(blocks: readonly ShownResourceBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isStep(block)) groups.push(block);
    else if (last?.type === 'steps') last.steps.push(block);
    else groups.push({ type: 'steps', steps: [block] });
  }
  return groups;
}
