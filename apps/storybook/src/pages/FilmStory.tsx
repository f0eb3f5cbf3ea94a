import type { PageStory } from '@tamarack-lowe/stories/server';
import { seedOf } from '@tamarack-lowe/ui';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Picture } from '@tamarack-lowe/ui/picture';
import { Transcript, VideoPlayer, type VideoPlayerHandle } from '@tamarack-lowe/ui/video-player';
import { useRef, useState } from 'react';
import { StoryAuthor } from './StoryAuthor.tsx';
import { StoryBody } from './StoryBody.tsx';
import { StoryHead } from './StoryHead.tsx';
import { useVisit } from './useVisit.tsx';

/** A story told as a film, in the dark, with its transcript beside it. */
export function FilmStory({ story }: { story: PageStory }) {
  const { say } = useVisit();
  const player = useRef<VideoPlayerHandle>(null);
  const [time, setTime] = useState<number | null>(null);
  const film = story.images.find((image) => image.type === 'video')?.film;
  return (
    <>
      <FieldRings seed={seedOf(`${story.section}/${story.slug}`)} />
      {film && (
        <div className="story__film">
          <VideoPlayer
            player={player}
            src={film.src}
            label={film.title}
            ratio={`${film.width} / ${film.height}`}
            poster={
              <Picture picture={film.poster} alt={film.description} sizes="(width < 900px) 100vw, 976px" />
            }
            playLabel={say('playVideo')}
            tracks={film.captions.map(({ lang, src }) => ({
              lang,
              src,
              label: say(lang === 'fr' ? 'captionsFrench' : 'captionsEnglish'),
            }))}
            failedLabel={say('filmFailedTranscript')}
            onTime={({ seconds }) => setTime(seconds)}
          />
        </div>
      )}
      <div className="story__under-film">
        <StoryHead story={story} />
        <aside className="story__film-words" aria-label={say('transcript')}>
          <Transcript
            label={say('transcript')}
            cues={film?.transcript?.en ?? []}
            lang="en"
            time={time}
            onJump={({ seconds }) => player.current?.playFrom(seconds)}
          />
        </aside>
        <div className="story__rest">
          <StoryBody blocks={story.body} />
          <StoryAuthor author={story.author} />
        </div>
      </div>
    </>
  );
}
