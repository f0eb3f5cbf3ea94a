import type { Picture as PictureFile } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import { Picture } from '@tamarack-lowe/ui/picture';
import { DrawnBlock } from '../context/DrawnBlock.tsx';
import { useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile } from '../data/DocumentFile.ts';
import type { PictureOfHour } from '../data/PictureOfHour.ts';
import type { ResourceCard } from '../data/ResourceCard.ts';
import { BackLink } from '../static/BackLink.tsx';
import { PictureBullets } from '../static/PictureBullets.tsx';
import { PictureByHour } from '../static/PictureByHour.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { AlsoRead } from './AlsoRead.tsx';
import { ResourceBody } from './ResourceBody.tsx';
import { ResourceContents } from './ResourceContents.tsx';
import { ResourceQuote } from './ResourceQuote.tsx';
import type { ShownResourceBlock } from './ShownResourceBlock.ts';

const EDGE_BULLETS = [{ color: 'red', size: 96, blur: 0.6, x: 0, y: 48, mobile: { x: -3, y: 48 } }] as const;
const PICTURE_BULLETS = [
  { color: 'red', size: 60, blur: 0.35, x: 8, y: 10 },
  { color: 'blue', size: 92, blur: 0.5, x: 92, y: 88 },
] as const;

/** A resource with its blocks, who signed it, and what to read next. */
export type ResourcePageData = {
  name: string;
  /** One line of the headline each. */
  title: readonly string[];
  hours: PictureOfHour;
  text: readonly ShownResourceBlock[];
  author: { name: string; job: string; portrait: PictureFile | null } | null;
  minutes: number;
  documents: readonly DocumentFile[];
  also: readonly ResourceCard[];
};

export type ResourcePageProps = ResourcePageData & {
  /** Address of the list. */
  back: string;
};

/** A resource: what to know, as a list to work through; prints as a handout. Its first quote stands in the margin. */
export function ResourcePage(page: ResourcePageProps) {
  const { name, title, hours, text, author, minutes, documents, also, back } = page;
  const { say } = useWords();
  const quote = text.find((block) => block.type === 'quote');
  return (
    <StaticPage className="resource" seed={3.7} bullets={EDGE_BULLETS}>
      <article className="resource__page">
        <header className="resource__head">
          <BackLink href={back}>{say('campusTitle')}</BackLink>
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
          <PictureBullets className="resource__picture" bullets={PICTURE_BULLETS}>
            <Figure
              image={
                <PictureByHour
                  of={hours}
                  sizes="(width < 768px) 220px, (width < 1200px) 280px, 400px"
                  square
                />
              }
              alt=""
              seed={name}
            />
          </PictureBullets>
          {quote && <DrawnBlock block={quote} Default={ResourceQuote} />}
          <ResourceContents titles={text.flatMap((block) => (block.type === 'title' ? [block.text] : []))} />
        </div>
        <ResourceBody blocks={text.filter((block) => block !== quote)} documents={documents} />
      </article>
      <AlsoRead resources={also} />
    </StaticPage>
  );
}
