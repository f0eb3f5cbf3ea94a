import type { CustomBlock } from '@tamarack-lowe/content-model';
import { TextLink } from '@tamarack-lowe/ui/link';
import { Prose } from '@tamarack-lowe/ui/prose';
import { BodyBlock } from '../context/BodyBlock.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { FactText } from '../facts/Facts.tsx';
import type { ShownBlock } from '../story/storyData.ts';

type Block = Exclude<ShownBlock, CustomBlock>;

/** The words of a story in one column, without pictures: the same words as `StoryBlocks` has. */
export function PlainBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <Prose className="story-form__words">
      {blocks.map((block, index) => {
        const key = `${index}-${block.type}`;
        return <BodyBlock<Block> key={key} block={block} Default={PlainBlock} />;
      })}
    </Prose>
  );
}

function PlainBlock(block: Block) {
  const { say } = useWords();
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <FactText text={block.text} />
        </p>
      );
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <FactText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <figure>
          <blockquote>
            <p>{block.by ? say('quoted', { text: block.text }) : block.text}</p>
          </blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      );
    case 'router-link':
      return <PlainLink href={block.path} text={block.text} target={block.target} />;
    case 'buttons':
      return block.buttons.map(({ href, text, target }) => (
        <PlainLink key={href} href={href} text={text} target={target} />
      ));
    case 'picture':
      return <p className="story-form__soft">{block.alt}</p>;
  }
}

type PlainLinkProps = { href: string; text: string; target?: '_self' | '_blank' | undefined };

function PlainLink({ href, text, target }: PlainLinkProps) {
  const { say } = useWords();
  return (
    <p>
      <TextLink href={href} linkAs={useLink()} newTab={target === '_blank'} newTabLabel={say('opensNewTab')}>
        {text}
      </TextLink>
    </p>
  );
}
