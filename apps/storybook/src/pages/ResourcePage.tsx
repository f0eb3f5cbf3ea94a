import { content } from 'virtual:workshop/content';
import type { ResourceBlock } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import { ArrowList, BulletList, Prose } from '@tamarack-lowe/ui/prose';
import { Quote } from '@tamarack-lowe/ui/quote';
import { PageFrame } from './PageFrame.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [{ color: 'red', size: 96, blur: 0.6, x: 0, y: 48, mobile: { x: -3, y: 48 } }] as const;

/** A resource: what to know, as something to work through. */
export function ResourcePage({ slug }: { slug: string }) {
  const resource = content.resources.find((each) => each.slug === slug);
  if (!resource) return null;
  const { name, title, picture, alt, text } = resource;
  return (
    <PageFrame>
      <ReadingPage className="resource" seed={3.7} bullets={BULLETS}>
        <article className="resource__page">
          <header className="resource__head">
            <h1>{name}</h1>
            <p className="gt-lead static-page__lead">{title.join(' ')}</p>
          </header>
          <div className="resource__margin">
            <Figure picture={picture} alt={alt} seed={name} sizes="(width < 768px) 220px, 400px" />
          </div>
          <Prose className="resource__body">
            {text.map((block, index) => (
              <Block key={`${index}-${block.type}`} block={block} />
            ))}
          </Prose>
        </article>
      </ReadingPage>
    </PageFrame>
  );
}

function Block({ block }: { block: ResourceBlock }) {
  const { say } = useVisit();
  switch (block.type) {
    case 'title':
      return <h2>{block.text}</h2>;
    case 'subtitle':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'quote':
      return <Quote by={block.by}>{say('quoted', { text: block.text })}</Quote>;
    case 'bullet-list':
      return <BulletList items={block.list} />;
    case 'arrow-list':
      return <ArrowList items={block.list} />;
    default:
      return null;
  }
}
