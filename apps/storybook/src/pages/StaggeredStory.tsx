import type { PageStory } from '@tamarack-lowe/stories/server';
import { seedOf } from '@tamarack-lowe/ui';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { StoryAuthor } from './StoryAuthor.tsx';
import { StoryBody } from './StoryBody.tsx';
import { StoryHead } from './StoryHead.tsx';

/** A story in steps: each photo beside its share of the words, sides changing as on a stair. */
export function StaggeredStory({ story }: { story: PageStory }) {
  const photos = story.images.filter((image) => image.type === 'image');
  const share = Math.ceil(story.body.length / photos.length);
  return photos.map(({ picture, alt, media }, row) => (
    <div className="story-row" key={media}>
      <div className="story-row__photo">
        <FieldRings seed={seedOf(story.slug) + row * 1.3} count={row === photos.length - 1 ? 5 : 9} />
        <Figure
          className="story__photo"
          picture={picture}
          alt={alt}
          seed={`${story.slug} ${row}`}
          sizes="(width < 600px) 84vw, 41vw"
        />
      </div>
      <div className="story-row__words">
        {row === 0 && <StoryHead story={story} />}
        <StoryBody blocks={story.body.slice(row * share, (row + 1) * share)} />
        {row === photos.length - 1 && <StoryAuthor author={story.author} />}
      </div>
    </div>
  ));
}
