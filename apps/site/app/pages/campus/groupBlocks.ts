import type { PageResourceBlock } from '../../content/campus.server.ts';

type Step = Extract<PageResourceBlock, { type: 'button-purple' | 'link' }>;

/** A block to read, or a row of steps: buttons and links that follow each other stand side by side. */
export type BlockGroup = Exclude<PageResourceBlock, Step> | { type: 'steps'; steps: Step[] };

function isStep(block: PageResourceBlock): block is Step {
  return block.type === 'button-purple' || block.type === 'link';
}

/** Gathers neighbouring buttons and links into rows. */
export function groupBlocks(blocks: readonly PageResourceBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isStep(block)) groups.push(block);
    else if (last?.type === 'steps') last.steps.push(block);
    else groups.push({ type: 'steps', steps: [block] });
  }
  return groups;
}
