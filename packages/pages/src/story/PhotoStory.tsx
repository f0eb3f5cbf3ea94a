import { openingImages } from '@tamarack-lowe/content-model';
import { seedOf } from '@tamarack-lowe/ui';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { STORY_BULLETS } from './bullets.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { StoryLayoutProps } from './storyData.ts';

/** Diameters of the first photo of each layout, and of the second. */
const SIZES = {
  'one-photo': '(width < 600px) 97vw, (width < 900px) 74vw, 57vw',
  'two-photo': '(width < 600px) and (resolution > 2x) 55vw, (width < 600px) 77vw, (width < 900px) 62vw, 43vw',
  second: '(width < 600px) 39vw, (width < 900px) 30vw, 21vw',
};

/** A story with one photo or two. The photos stay in view while the words pass. */
export function PhotoStory(page: StoryLayoutProps) {
  const { story } = page;
  const seed = seedOf(`${story.section}/${story.slug}`);
  const theme = story.theme === 'two-photo' ? 'two-photo' : 'one-photo';
  const photos = openingImages({
    theme,
    images: story.images.filter((image) => image.type === 'image'),
  });
  return (
    <>
      <div className="story__stage">
        <FieldRings seed={seed} />
        <div className="story__photos">
          {photos.map(({ picture, alt, media }, index) => (
            <Figure
              key={media}
              className={index === 0 ? 'story__photo' : 'story__photo story__photo--second'}
              picture={picture}
              alt={alt}
              seed={`${story.slug} ${index}`}
              sizes={index > 0 ? SIZES.second : SIZES[theme]}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          ))}
          <Bullets bullets={STORY_BULLETS[theme]} />
        </div>
      </div>
      <div className="story__words">
        <StoryHead {...page} />
        <StoryBlocks blocks={story.body} />
      </div>
    </>
  );
}
