import { PATHS } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import { Picture } from '@tamarack-lowe/ui/picture';
import type { ResourcePage } from '../../content/campus.server.ts';
import { say } from '../../content/say.ts';
import { BackLink } from '../static/BackLink.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { AlsoRead } from './AlsoRead.tsx';
import { ResourceBody } from './ResourceBody.tsx';
import { ResourceContents } from './ResourceContents.tsx';
import { ResourceQuote } from './ResourceQuote.tsx';

const BULLETS = [
  { color: 'red', size: 60, blur: 0.35, x: 66.5, y: 7, mobile: { x: 94, y: 3 } },
  { color: 'blue', size: 92, blur: 0.5, x: 97, y: 24, mobile: { x: 102, y: 12 } },
  { color: 'red', size: 96, blur: 0.6, x: 0.5, y: 42, mobile: { x: -4, y: 45 } },
] as const;

/** A resource: what to know, as a list to work through; prints as a handout. Its first quote stands in the margin. */
export function ResourceView({
  name,
  title,
  picture,
  alt,
  text,
  author,
  minutes,
  documents,
  also,
}: ResourcePage) {
  const quote = text.find((block) => block.type === 'quote');
  return (
    <StaticPage className="resource" seed={3.7} bullets={BULLETS}>
      <article className="resource__page">
        <header className="resource__head">
          <BackLink to={PATHS.campus}>{say('campusTitle')}</BackLink>
          <h1 tabIndex={-1}>{name}</h1>
          <p className="gt-lead static-page__lead">{title.join(' ')}</p>
          <div className="resource__byline gt-small">
            {author?.portrait && (
              <Picture className="resource__author" picture={author.portrait} alt="" sizes="52px" />
            )}
            <p>
              {author && <span>{say('resourceWrittenBy', { name: author.name, job: author.job })}</span>}
              <span>{say('readingTime', { minutes })}</span>
            </p>
          </div>
        </header>
        <div className="resource__margin">
          <Figure
            className="resource__picture"
            picture={picture}
            alt={alt}
            seed={name}
            sizes="(width < 768px) 220px, (width < 1200px) 280px, 400px"
            loading="eager"
          />
          {quote && <ResourceQuote quote={quote} />}
          <ResourceContents titles={text.flatMap((block) => (block.type === 'title' ? [block.text] : []))} />
        </div>
        <ResourceBody blocks={text.filter((block) => block !== quote)} documents={documents} />
      </article>
      <AlsoRead resources={also} />
    </StaticPage>
  );
}
