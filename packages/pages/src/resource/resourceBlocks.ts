import type { OwnBlock, Picture, ResourceBlock } from '@tamarack-lowe/content-model';

/** A block of a resource, or a custom block. Quotes of colleagues come with their portrait. */
export type ShownResourceBlock =
  | OwnBlock
  | Exclude<ResourceBlock, { type: 'quote' }>
  | (Extract<ResourceBlock, { type: 'quote' }> & { portrait: Picture | null });

type Step = Extract<ShownResourceBlock, { type: 'button-purple' | 'link' }>;

/** A block, or a row of steps: adjacent buttons and links. */
export type BlockGroup = Exclude<ShownResourceBlock, Step> | { type: 'steps'; steps: Step[] };

function isStep(block: ShownResourceBlock): block is Step {
  return block.type === 'button-purple' || block.type === 'link';
}

/** Groups adjacent buttons and links into rows. */
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
