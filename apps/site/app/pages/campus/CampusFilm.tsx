import type { Film } from '@tamarack-lowe/stories/server';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { useRef, useState } from 'react';
import { filmMeta } from '../../content/filmMeta.ts';
import { largestWebp } from '../../content/largestWebp.ts';
import type { PictureOfHour } from '../../content/PictureOfHour.ts';
import { say } from '../../content/say.ts';
import { PictureByHour } from '../static/PictureByHour.tsx';

/** In percent of the corner that the half-round end of the film leaves free. */
const BULLETS = [{ color: 'blue', size: 74, blur: 0.3, x: 50, y: 50 }] as const;
const LANGUAGES: Readonly<Record<string, string>> = { en: say('captionsEnglish'), fr: say('captionsFrench') };

type CampusFilmProps = { film: Film; posters: PictureOfHour };

/** The film from application to offer, with its words below. */
export function CampusFilm({ film, posters }: CampusFilmProps) {
  const player = useRef<VideoPlayerHandle>(null);
  const [time, setTime] = useState<number | null>(null);
  const { src, title, description, captions, transcript } = film;
  const words = transcript?.en ?? [];
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
        posterSrc={largestWebp(film.poster)}
        playLabel={say('playVideo')}
        meta={
          <>
            <strong>{title}</strong>. {filmMeta(film)}
            <span className="gt-visually-hidden"> {description}</span>
          </>
        }
        tracks={captions.map(({ lang, src }) => ({ lang, src, label: LANGUAGES[lang] ?? lang }))}
        failedLabel={say(words.length > 0 ? 'filmFailedTranscript' : 'filmFailed')}
        shape="half-round"
        ratio="var(--campus-film-ratio)"
        onTime={({ seconds }) => setTime(seconds)}
        player={player}
      />
      <Transcript
        className="campus__transcript"
        label={say('transcript')}
        cues={words}
        lang="en"
        time={time}
        onJump={({ seconds }) => player.current?.playFrom(seconds)}
      />
    </section>
  );
}
