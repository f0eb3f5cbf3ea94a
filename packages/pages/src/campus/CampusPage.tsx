import type { Film } from '@tamarack-lowe/content-model';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { Figure } from '@tamarack-lowe/ui/figure';
import { ArrowRightIcon, DownloadIcon } from '@tamarack-lowe/ui/icon';
import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { type ReactNode, useRef, useState } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { DocumentFile, PageAddress, PicturesByType, ResourceCard } from '../data.ts';
import { captionTracks, filmMeta, largestFile, transcriptOf } from '../film/film.ts';
import { documentSize, resourceNote } from '../resource/resourceWords.ts';
import { PictureByType } from '../static/PagePictures.tsx';
import { StaticPage } from '../static/StaticPage.tsx';

const EDGE_BULLETS = [
  { color: 'red', size: 108, blur: 0.6, x: 100, y: 28, mobile: { x: 103, y: 14 } },
  { color: 'red', size: 60, blur: 0.2, x: 0, y: 88, mobile: { x: -20, y: 62 } },
] as const;

/** Props of the campus page. */
export type CampusPageData = {
  /**
   * A film above the list, with `posters`. Default none.
   *
   * @example { src: '/media/films/welcome.mp4', title: 'Welcome', … }
   */
  film?: Film;
  /**
   * Poster of the film, by visitor type. Default: no film.
   *
   * @example { student: { picture, alt: 'Two students on a stair' } }
   */
  posters?: PicturesByType;
  resources: readonly ResourceCard[];
  documents: readonly DocumentFile[];
  /**
   * Link to the campus packs, one for each school. Default: none.
   *
   * @example { href: '/campus/pack', label: 'Campus pack' }
   */
  packs?: PageAddress;
  /**
   * Link to the page about programs that lead to a credential. Default: none.
   *
   * @example { href: '/campus/licence', label: 'From degree to licence' }
   */
  credential?: PageAddress;
};

/** The campus page: a film, and links to resources and documents. */
export function CampusPage({ film, posters, resources, documents, packs, credential }: CampusPageData) {
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
                  image={
                    <PictureByType
                      of={resource.pictures}
                      sizes={film ? '44px' : THUMB_SIZES}
                      square
                      decorative
                    />
                  }
                  alt=""
                  seed={resource.name}
                />
                <span className="gt-heading-s campus__name">{resource.name}</span>
                <span className="gt-small campus__note">{resourceNote(resource, words)}</span>
              </Link>
            </li>
          ))}
          {credential && (
            <li>
              <Link className="campus__resource" href={credential.href}>
                <Figure
                  className="campus__thumb"
                  image={<ArrowRightIcon className="campus__icon" size={22} />}
                  alt=""
                  seed={credential.label}
                />
                <span className="gt-heading-s campus__name">{credential.label}</span>
              </Link>
            </li>
          )}
          {packs && (
            <li>
              <Link className="campus__resource" href={packs.href}>
                <Figure
                  className="campus__thumb"
                  image={<DownloadIcon className="campus__icon" size={22} />}
                  alt=""
                  seed={packs.label}
                />
                <span className="gt-heading-s campus__name">{packs.label}</span>
              </Link>
            </li>
          )}
          {documents.map(({ key, title, src, bytes }) => (
            <li key={key}>
              <a className="campus__resource" href={src} download>
                <Figure
                  className="campus__thumb"
                  image={<DownloadIcon className="campus__icon" size={22} />}
                  alt=""
                  seed={title}
                />
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

/** `sizes` of the pictures of a page without a film. */
const THUMB_SIZES = '(width < 1000px) 44px, 200px';

/** Bullets in the corner beside the half-round end of the film, in percent of that corner. */
const BULLETS = [{ color: 'blue', size: 74, blur: 0.3, x: 50, y: 50 }] as const;

/** Placeholder of the title in a label. */
const TITLE = '{title}';

type CampusFilmProps = { film: Film; posters: PicturesByType };

/** The film, with its transcript below. */
function CampusFilm({ film, posters }: CampusFilmProps) {
  const words = useWords();
  const { say, language } = words;
  const player = useRef<VideoPlayerHandle>(null);
  const [time, setTime] = useState<number | null>(null);
  const { src, title, description } = film;
  const { lang, cues } = transcriptOf(film, language);
  return (
    <section className="campus__film" aria-label={title}>
      <Bullets className="campus__film-bullets" bullets={BULLETS} />
      <VideoPlayer
        src={src}
        label={title}
        poster={
          <PictureByType
            of={posters}
            sizes="(width < 600px) and (resolution > 2x) 74vw, (width < 1000px) 100vw, (width < 1600px) 900px, 58vw"
            decorative
          />
        }
        posterSrc={largestFile(film.poster)}
        playLabel={say('playVideo')}
        meta={
          <>
            <LabelWith
              label={say('campusFilmMeta', { title: TITLE, meta: filmMeta(film, words) })}
              place={TITLE}
            >
              <strong>{title}</strong>
            </LabelWith>
            <span className="gt-visually-hidden">{` ${description}`}</span>
          </>
        }
        tracks={captionTracks(film, language)}
        failedLabel={say(cues.length > 0 ? 'filmFailedTranscript' : 'filmFailed')}
        shape="half-round"
        ratio="var(--campus-film-ratio)"
        onTime={({ seconds }) => setTime(seconds)}
        player={player}
      />
      <Transcript
        className="campus__transcript"
        label={say('transcript')}
        cues={cues}
        lang={lang}
        time={time}
        onJump={({ seconds }) => player.current?.playFrom(seconds)}
      />
    </section>
  );
}

type LabelWithProps = {
  /** Text with a placeholder: "{title}. {meta}". */
  label: string;
  /** The placeholder that the element replaces: "{title}". */
  place: string;
  children: ReactNode;
};

/** A label with an element instead of a placeholder, at its position in the language. Renders `span`s beside the element. */
function LabelWith({ label, place, children }: LabelWithProps) {
  const [before, after] = label.split(place);
  return (
    <>
      {before && <span>{before}</span>}
      {children}
      {after && <span>{after}</span>}
    </>
  );
}
