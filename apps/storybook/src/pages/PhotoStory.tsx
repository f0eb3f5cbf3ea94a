import type { PageStory } from '@tamarack-lowe/stories/server';
import { seedOf } from '@tamarack-lowe/ui';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { StoryAuthor } from './StoryAuthor.tsx';
import { StoryBody } from './StoryBody.tsx';
import { StoryHead } from './StoryHead.tsx';

/** A story with one photo or two, which stay in view while the words pass. */
export function PhotoStory({ story }: { story: PageStory }) {
  const photos = story.images.filter((image) => image.type === 'image');
  return (
    <>
      <div className="story__stage">
        <FieldRings seed={seedOf(`${story.section}/${story.slug}`)} />
        <div className="story__photos">
          {photos.slice(0, story.theme === 'two-photo' ? 2 : 1).map(({ picture, alt, media }, index) => (
            <Figure
              key={media}
              className={index === 0 ? 'story__photo' : 'story__photo story__photo--second'}
              picture={picture}
              alt={alt}
              seed={`${story.slug} ${index}`}
              sizes="(width < 900px) 97vw, 57vw"
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          ))}
        </div>
      </div>
      <div className="story__words">
        <StoryHead story={story} />
        <StoryBody blocks={story.body} />
        <StoryAuthor author={story.author} />
      </div>
    </>
  );
}
