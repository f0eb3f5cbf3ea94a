import { type PageFacts, type Picture as PictureFile, slugOf } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import { Picture } from '@tamarack-lowe/ui/picture';
import { BodyBlock } from '../context/BodyBlock.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile, PicturesByType, ResourceCard } from '../data.ts';
import { FactList, FactsProvider } from '../facts/Facts.tsx';
import { BackLink } from '../static/BackLink.tsx';
import { PictureBullets, PictureByType } from '../static/PagePictures.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { ResourceBody, ResourceQuote, type ShownResourceBlock } from './ResourceBody.tsx';
import { resourceNote } from './resourceWords.ts';

const EDGE_BULLETS = [{ color: 'red', size: 96, blur: 0.6, x: 0, y: 48, mobile: { x: -20, y: 48 } }] as const;
const PICTURE_BULLETS = [
  { color: 'red', size: 60, blur: 0.35, x: 8, y: 10 },
  { color: 'blue', size: 92, blur: 0.5, x: 92, y: 88 },
] as const;

/** A resource with its blocks, its author, and related resources. */
export type ResourcePageData = {
  name: string;
  /** One line of the headline each. */
  title: readonly string[];
  pictures: PicturesByType;
  text: readonly ShownResourceBlock[];
  author: { name: string; job: string; portrait: PictureFile | null } | null;
  minutes: number;
  documents: readonly DocumentFile[];
  also: readonly ResourceCard[];
  /** Facts in its text. Default none. */
  facts?: PageFacts | undefined;
};

/** Props of the page of a resource. */
export type ResourcePageProps = ResourcePageData & {
  /** Address of the list. */
  back: string;
};

/** A resource; prints as a handout. Its first quote is in the margin. */
export function ResourcePage(page: ResourcePageProps) {
  const { name, title, pictures, text, author, minutes, documents, also, back, facts } = page;
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
            {author?.portrait && author.portrait.src !== quote?.portrait?.src && (
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
                <PictureByType
                  of={pictures}
                  sizes="(width < 768px) 220px, (width < 1200px) 280px, 400px"
                  square
                />
              }
              alt=""
              seed={name}
            />
          </PictureBullets>
          {quote && <BodyBlock block={quote} Default={ResourceQuote} />}
          <ResourceContents titles={text.flatMap((block) => (block.type === 'title' ? [block.text] : []))} />
        </div>
        <FactsProvider facts={facts}>
          <ResourceBody blocks={text.filter((block) => block !== quote)} documents={documents} />
        </FactsProvider>
      </article>
      <FactList facts={facts} />
      <AlsoRead resources={also} />
    </StaticPage>
  );
}

/** Table of contents, in the margin of wide windows. */
function ResourceContents({ titles }: { titles: readonly string[] }) {
  const { say } = useWords();
  if (titles.length < 2) return null;
  return (
    <nav className="resource__contents" aria-labelledby="resource-contents">
      <h2 id="resource-contents">{say('resourceContents')}</h2>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${slugOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Related resources. */
function AlsoRead({ resources }: { resources: readonly ResourceCard[] }) {
  const words = useWords();
  const Link = useLink();
  return (
    <nav className="also" aria-labelledby="also-title">
      <h2 id="also-title">{words.say('resourceAlso')}</h2>
      <ul className="also__list">
        {resources.map((resource) => (
          <li key={resource.slug}>
            <Link className="also__link" href={resource.href}>
              <Figure
                className="also__picture"
                image={
                  <PictureByType
                    of={resource.pictures}
                    sizes="(width < 768px) 92px, 132px"
                    square
                    decorative
                  />
                }
                alt=""
                seed={resource.name}
              />
              <span className="also__words">
                <span className="gt-heading-s also__name">{resource.name}</span>
                <span className="also__summary">{resource.summary}</span>
                <span className="gt-small also__note">{resourceNote(resource, words)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
