import type { PageStory } from '@tamarack-lowe/stories/server';
import { seedOf } from '@tamarack-lowe/ui';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { ImageSlider } from '@tamarack-lowe/ui/image-slider';
import { StoryAuthor } from './StoryAuthor.tsx';
import { StoryBody } from './StoryBody.tsx';
import { StoryHead } from './StoryHead.tsx';
import { useVisit } from './useVisit.tsx';

/** A story whose pictures are turned over like cards. */
export function SliderStory({ story }: { story: PageStory }) {
  const { say } = useVisit();
  const images = story.images.filter((image) => image.type === 'image');
  return (
    <>
      <div className="story__head-place">
        <StoryHead story={story} />
      </div>
      <div className="story__slider">
        <FieldRings seed={seedOf(`${story.section}/${story.slug}`)} />
        <ImageSlider
          label={say('sliderLabel', { title: story.label })}
          roleDescription={say('slidesRole')}
          slideRoleDescription={say('slideRole')}
          previousLabel={say('previousPicture')}
          nextLabel={say('nextPicture')}
          positionLabel={(position) => say('sliderPosition', position)}
          images={images.map(({ picture, alt }) => ({ picture, alt }))}
        />
      </div>
      <div className="story__rest">
        <StoryBody blocks={story.body} />
        <StoryAuthor author={story.author} />
      </div>
    </>
  );
}
