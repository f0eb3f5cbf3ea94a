import { Figure } from '@tamarack-lowe/ui/figure';
import { DownloadIcon } from '@tamarack-lowe/ui/icon';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile } from '../data/DocumentFile.ts';
import type { Film } from '../data/Film.ts';
import type { PictureOfHour } from '../data/PictureOfHour.ts';
import type { ResourceCard } from '../data/ResourceCard.ts';
import { documentSize } from '../resource/documentSize.ts';
import { resourceNote } from '../resource/resourceNote.ts';
import { PictureByHour } from '../static/PictureByHour.tsx';
import { StaticPage } from '../static/StaticPage.tsx';
import { CampusFilm } from './CampusFilm.tsx';

const EDGE_BULLETS = [
  { color: 'red', size: 108, blur: 0.6, x: 100, y: 28, mobile: { x: 103, y: 14 } },
  { color: 'red', size: 60, blur: 0.2, x: 0, y: 88, mobile: { x: -3, y: 62 } },
] as const;

/** The film, where the firm has one, all resources and what can be printed. */
export type CampusPageData = {
  film?: Film;
  /** What stands before the film is played, by the hour of the page. */
  posters?: PictureOfHour;
  resources: readonly ResourceCard[];
  documents: readonly DocumentFile[];
};

/** The film for campus, and everything there is to read, to print and to visit. */
export function CampusPage({ film, posters, resources, documents }: CampusPageData) {
  const words = useWords();
  const { say } = words;
  const Link = useLink();
  return (
    <StaticPage className="campus" seed={0.8} bullets={EDGE_BULLETS}>
      <div className="campus__page">
        <div className="campus__words">
          <h1 tabIndex={-1}>{say('campusTitle')}</h1>
          <p className="gt-lead static-page__lead">{say('campusLead')}</p>
        </div>
        {film && posters && <CampusFilm film={film} posters={posters} />}
        <ul className="campus__list" aria-label={say('campusListLabel')}>
          {resources.map((resource) => (
            <li key={resource.slug}>
              <Link className="campus__resource" href={resource.href}>
                <Figure
                  className="campus__thumb"
                  image={<PictureByHour of={resource.hours} sizes="44px" square decorative />}
                  alt=""
                  seed={resource.name}
                />
                <span className="gt-heading-s campus__name">{resource.name}</span>
                <span className="gt-small campus__note">{resourceNote(resource, words)}</span>
              </Link>
            </li>
          ))}
          {documents.map(({ key, title, src, bytes }) => (
            <li key={key}>
              <a className="campus__resource" href={src} download>
                <span className="campus__thumb campus__thumb--print">
                  <DownloadIcon size={22} />
                </span>
                <span className="gt-heading-s campus__name">{title}</span>
                <span className="gt-small campus__note">
                  {say('campusChecklistNote', { size: documentSize(bytes, words) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </StaticPage>
  );
}
