import { Prose } from '@tamarack-lowe/ui/prose';
import { DrawnBlock } from '../context/DrawnBlock.tsx';
import type { DocumentFile } from '../data/DocumentFile.ts';
import { groupBlocks } from './groupBlocks.ts';
import { ResourceBlock } from './ResourceBlock.tsx';
import { ResourceSteps } from './ResourceSteps.tsx';
import type { ShownResourceBlock } from './ShownResourceBlock.ts';

type ResourceBodyProps = { blocks: readonly ShownResourceBlock[]; documents: readonly DocumentFile[] };

/** What a resource says, block by block. Documents stand with the first steps, or at the end when there are none. */
export function ResourceBody({ blocks, documents }: ResourceBodyProps) {
  const groups = groupBlocks(blocks);
  const stepsAt = groups.findIndex((group) => group.type === 'steps');
  return (
    <Prose className="resource__body">
      {groups.map((group, index) => {
        const key = `${index}-${group.type}`;
        if (group.type !== 'steps') return <DrawnBlock key={key} block={group} Default={ResourceBlock} />;
        return <ResourceSteps key={key} steps={group.steps} documents={index === stepsAt ? documents : []} />;
      })}
      {stepsAt < 0 && documents.length > 0 && <ResourceSteps steps={[]} documents={documents} />}
    </Prose>
  );
}
