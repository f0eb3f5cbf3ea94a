import { seedOf } from '@tamarack-lowe/ui';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { Button } from '@tamarack-lowe/ui/button';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Picture } from '@tamarack-lowe/ui/picture';
import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { useRef, useState } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import { captionLanguages, captionTracks, filmMeta, largestFile, transcriptOf } from '../film/film.ts';
import { STORY_SIZES } from './openingPictures.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { StoryLayoutProps } from './storyData.ts';

/** Bullets in corners that circles leave free, never behind text. In percent of the box around the film. */
const BULLETS: readonly Bullet[] = [
  { color: 'blue', size: 80, blur: 0.4, x: 104, y: 9 },
  { color: 'red', size: 100, blur: 0.6, x: -4.4, y: 96 },
  { color: 'red', size: 38, blur: 0.15, x: 75, y: 107 },
];

/** A story told as a film, with its transcript beside the words of the story. */
export function FilmStory(page: StoryLayoutProps) {
  const words = useWords();
  const { say, language } = words;
  const { story } = page;
  const film = story.images.find((image) => image.type === 'video')?.film;
  const player = useRef<VideoPlayerHandle>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const tracks = film ? captionTracks(film, language) : [];
  const { lang, cues } = transcriptOf(film ?? { transcript: null }, language);
  return (
    <>
      <FieldRings seed={seedOf(`${story.section}/${story.slug}`)} />
      {film && (
        <div className="story__film">
          <Bullets bullets={BULLETS} />
          <VideoPlayer
            player={player}
            src={film.src}
            label={film.title}
            ratio={`${film.width} / ${film.height}`}
            poster={
              <Picture
                picture={film.poster}
                alt={film.description}
                sizes={STORY_SIZES.film}
                loading="eager"
              />
            }
            posterSrc={largestFile(film.poster)}
            playLabel={say('playVideo')}
            tracks={tracks}
            failedLabel={say(cues.length > 0 ? 'filmFailedTranscript' : 'filmFailed')}
            failedAction={
              cues.length > 0 && (
                <Button variant="outline" onClick={() => setOpen(true)}>
                  {say('transcript')}
                </Button>
              )
            }
            onTime={(time) => setSeconds(time.seconds)}
          />
        </div>
      )}
      <div className="story__under-film">
        <StoryHead {...page} />
        {film && story.body.length > 0 && (
          <aside className="story__film-words">
            <p className="story__film-meta">
              <span>{filmMeta(film, words)}</span>
              <span>{captionLanguages(tracks, language)}</span>
            </p>
            <Transcript
              label={say('transcript')}
              cues={cues}
              lang={lang}
              time={seconds}
              open={open}
              onToggle={(toggle) => setOpen(toggle.open)}
              onJump={(jump) => player.current?.playFrom(jump.seconds)}
            />
          </aside>
        )}
        <div className="story__rest">
          <StoryBlocks blocks={story.body} />
        </div>
      </div>
    </>
  );
}
