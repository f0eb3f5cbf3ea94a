import type { CustomBlock } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { TextLink } from '@tamarack-lowe/ui/link';
import { BulletList, Prose } from '@tamarack-lowe/ui/prose';
import { Quote } from '@tamarack-lowe/ui/quote';
import { BodyBlock } from '../context/BodyBlock.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { FactText, factTexts } from '../facts/Facts.tsx';
import type { ShownBlock } from './storyData.ts';

type Block = Exclude<ShownBlock, CustomBlock>;

/** The words of a story, block by block. */
export function StoryBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <Prose className="story-blocks">
      {blocks.map((block, index) => {
        const key = `${index}-${block.type}`;
        return <BodyBlock<Block> key={key} block={block} Default={StoryBlock} />;
      })}
    </Prose>
  );
}

function StoryBlock(block: Block) {
  const { say } = useWords();
  const Link = useLink();
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <FactText text={block.text} />
        </p>
      );
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list':
      return block.ordered ? (
        <OrderedList items={block.items} />
      ) : (
        <BulletList items={factTexts(block.items)} />
      );
    case 'quote':
      // A quote without a name is the author's own words: no quotation marks.
      return (
        <Quote variant="pull" by={block.by} picture={block.picture}>
          <p>{block.by ? say('quoted', { text: block.text }) : block.text}</p>
        </Quote>
      );
    case 'router-link': {
      const newTab = block.target === '_blank';
      return (
        <p>
          <TextLink
            href={block.path}
            linkAs={Link}
            newTab={newTab}
            newTabLabel={say('opensNewTab')}
            {...(newTab ? {} : { arrow: 'on' as const })}
          >
            {block.text}
          </TextLink>
        </p>
      );
    }
    case 'buttons':
      return (
        <p className="story-buttons">
          {block.buttons.map(({ text, href, target }, index) => (
            <ButtonLink
              key={href}
              href={href}
              linkAs={Link}
              variant={index === 0 ? 'accent' : 'outline'}
              newTab={target === '_blank'}
              newTabLabel={say('opensNewTab')}
            >
              {text}
            </ButtonLink>
          ))}
        </p>
      );
    case 'picture':
      return (
        <Figure shape="card" picture={block.picture} alt={block.alt} sizes="(width < 600px) 92vw, 560px" />
      );
  }
}

function OrderedList({ items }: { items: readonly string[] }) {
  return (
    <ol>
      {items.map((item) => (
        <li key={item}>
          <FactText text={item} />
        </li>
      ))}
    </ol>
  );
}
