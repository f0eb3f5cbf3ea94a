import { seedOf } from '@tamarack-lowe/ui';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { Button } from '@tamarack-lowe/ui/button';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Picture } from '@tamarack-lowe/ui/picture';
import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { useRef, useState } from 'react';
import { formatList } from '../context/localeFormat.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { captionTracks, filmMeta, transcriptOf } from '../film/film.ts';
import { largestFile } from '../film/largestFile.ts';
import { STORY_BULLETS } from './bullets.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { StoryLayoutProps } from './storyData.ts';

/** A story told as a film, in the dark. The words of the film stand beside those of the story. */
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
          <Bullets bullets={STORY_BULLETS['video--single']} />
          <VideoPlayer
            player={player}
            src={film.src}
            label={film.title}
            ratio={`${film.width} / ${film.height}`}
            poster={
              <Picture
                picture={film.poster}
                alt={film.description}
                sizes="(width < 600px) and (resolution > 2x) 74vw, (width < 900px) 100vw, 976px"
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
        {film && (
          <aside className="story__film-words">
            <p className="story__film-meta">
              <span>{filmMeta(film, words)}</span>
              <span>
                {formatList(
                  tracks.map((track) => track.label),
                  language,
                )}
              </span>
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
