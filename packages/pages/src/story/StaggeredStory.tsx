import { seedOf } from '@tamarack-lowe/ui';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { ROW_BULLETS } from './bullets.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import { splitBody } from './splitBody.ts';
import type { StoryLayoutProps } from './storyData.ts';

/** A phone of three dots per px takes the pictures of a little more than two: they look the same and weigh half. */
const DIAMETERS =
  '(width < 600px) and (resolution > 2x) 55vw, (width < 600px) 78vw, (width < 900px) 41vw, 36vw';

/** A story in steps: each photo beside its part of the words, sides changing as on a stair. */
export function StaggeredStory(page: StoryLayoutProps) {
  const { story } = page;
  const seed = seedOf(`${story.section}/${story.slug}`);
  const photos = story.images.filter((image) => image.type === 'image');
  const parts = splitBody(story.body, photos.length);
  return photos.map(({ picture, alt, media }, row) => (
    <div className="story-row" key={media}>
      <div className="story-row__photo">
        <FieldRings seed={seed + row * 1.3} count={row === photos.length - 1 ? 5 : 9} />
        <Figure
          className="story__photo"
          picture={picture}
          alt={alt}
          seed={`${story.slug} ${row}`}
          sizes={DIAMETERS}
          loading={row === 0 ? 'eager' : 'lazy'}
        />
        <Bullets bullets={ROW_BULLETS[row % ROW_BULLETS.length] ?? []} />
      </div>
      <div className="story-row__words">
        {row === 0 && <StoryHead {...page} />}
        <StoryBlocks blocks={parts[row] ?? []} />
      </div>
    </div>
  ));
}
