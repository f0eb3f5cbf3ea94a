import type { PageStory } from '@tamarack-lowe/stories/server';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Figure } from '@tamarack-lowe/ui/figure';
import { TextLink } from '@tamarack-lowe/ui/link';
import { BulletList, Prose } from '@tamarack-lowe/ui/prose';
import { Quote } from '@tamarack-lowe/ui/quote';
import { useVisit } from './useVisit.tsx';

/** A block of a story. */
type Block = PageStory['body'][number];

/** The words of a story, block by block. */
export function StoryBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose className="story-blocks">
      {blocks.map((block, index) => (
        <StoryBlock key={`${index}-${block.type}`} block={block} />
      ))}
    </Prose>
  );
}

function StoryBlock({ block }: { block: Block }) {
  const { say } = useVisit();
  switch (block.type) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list':
      return <BulletList items={block.items} />;
    case 'quote':
      return (
        <Quote variant="card" by={block.by}>
          <p>{say('quoted', { text: block.text })}</p>
        </Quote>
      );
    case 'router-link':
      return (
        <p>
          <TextLink href={block.path} arrow="on">
            {block.text}
          </TextLink>
        </p>
      );
    case 'buttons':
      return (
        <p className="story-buttons">
          {block.buttons.map(({ text, href }) => (
            <ButtonLink key={href} href={href}>
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
