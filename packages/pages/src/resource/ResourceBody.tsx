import { slugOf } from '@tamarack-lowe/content-model';
import { ArrowList, BulletList, Prose } from '@tamarack-lowe/ui/prose';
import type { DocumentFile } from '../data/DocumentFile.ts';
import { type BlockGroup, groupBlocks } from './groupBlocks.ts';
import { ResourceQuote } from './ResourceQuote.tsx';
import { ResourceSteps } from './ResourceSteps.tsx';
import { ResourceSubtitle } from './ResourceSubtitle.tsx';
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
        if (group.type !== 'steps') return <Block key={key} block={group} />;
        return <ResourceSteps key={key} steps={group.steps} documents={index === stepsAt ? documents : []} />;
      })}
      {stepsAt < 0 && documents.length > 0 && <ResourceSteps steps={[]} documents={documents} />}
    </Prose>
  );
}

function Block({ block }: { block: Exclude<BlockGroup, { type: 'steps' }> }) {
  switch (block.type) {
    case 'title':
      return <h2 id={slugOf(block.text)}>{block.text}</h2>;
    case 'subtitle':
      return <ResourceSubtitle text={block.text} />;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'quote':
      return <ResourceQuote quote={block} />;
    case 'bullet-list':
      return <BulletList items={block.list} />;
    case 'arrow-list':
      return <ArrowList items={block.list} />;
  }
}
