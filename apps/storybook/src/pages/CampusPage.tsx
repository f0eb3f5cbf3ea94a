import { content } from 'virtual:workshop/content';
import { resourcePath } from '@tamarack-lowe/content-model';
import { Figure } from '@tamarack-lowe/ui/figure';
import { Picture } from '@tamarack-lowe/ui/picture';
import { VideoPlayer } from '@tamarack-lowe/ui/video-player';
import { PageFrame } from './PageFrame.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { useVisit } from './useVisit.tsx';

const BULLETS = [{ color: 'red', size: 108, blur: 0.6, x: 100, y: 28, mobile: { x: 103, y: 14 } }] as const;

/** The film for campus and everything there is to read before interview week. */
export function CampusPage() {
  const { type, say } = useVisit();
  const { film, posters } = content.campus;
  return (
    <PageFrame>
      <ReadingPage className="campus" seed={0.8} bullets={BULLETS}>
        <div className="campus__page">
          <div className="campus__words">
            <h1>{say('campusTitle')}</h1>
            <p className="gt-lead static-page__lead">{say('campusLead')}</p>
          </div>
          <section className="campus__film" aria-label={film.title}>
            <VideoPlayer
              src={film.src}
              label={film.title}
              poster={<Picture picture={posters[type]} alt="" sizes="(width < 1000px) 100vw, 900px" />}
              playLabel={say('playVideo')}
              meta={film.title}
              failedLabel={say('filmFailed')}
              shape="half-round"
              ratio="var(--campus-film-ratio)"
            />
          </section>
          <ul className="campus__list" aria-label={say('campusListLabel')}>
            {content.resources.map(({ slug, name, picture }) => (
              <li key={slug}>
                <a className="campus__resource" href={resourcePath(slug)}>
                  <Figure className="campus__thumb" picture={picture} alt="" seed={name} sizes="44px" />
                  <span className="gt-heading-s campus__name">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </ReadingPage>
    </PageFrame>
  );
}
