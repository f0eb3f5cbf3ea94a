import { Bullets } from '@tamarack-lowe/ui/bullets';
import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { useRef, useState } from 'react';
import { LabelWith } from '../context/LabelWith.tsx';
import { useWords } from '../context/PagesProvider.tsx';
import type { Film } from '../data/Film.ts';
import type { PictureOfHour } from '../data/PictureOfHour.ts';
import { captionTracks } from '../film/captionTracks.ts';
import { filmMeta } from '../film/filmMeta.ts';
import { largestFile } from '../film/largestFile.ts';
import { transcriptOf } from '../film/transcriptOf.ts';
import { PictureByHour } from '../static/PictureByHour.tsx';

/** In percent of the corner that the half-round end of the film leaves free. */
const BULLETS = [{ color: 'blue', size: 74, blur: 0.3, x: 50, y: 50 }] as const;

/** Where the title stands among the words around it. */
const TITLE = '{title}';

type CampusFilmProps = { film: Film; posters: PictureOfHour };

/** The film from application to offer, with its words below. */
export function CampusFilm({ film, posters }: CampusFilmProps) {
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
          <PictureByHour
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
