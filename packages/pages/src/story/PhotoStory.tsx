import { openingImages } from '@tamarack-lowe/content-model';
import { seedOf } from '@tamarack-lowe/ui';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { STORY_SIZES } from './openingPictures.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { StoryLayoutProps } from './storyData.ts';

/** Bullets in corners that circles leave free, never behind text. In percent of the box around the photos. */
const BULLETS: Record<'one-photo' | 'two-photo', readonly Bullet[]> = {
  'one-photo': [
    { color: 'red', size: 106, blur: 0.6, x: 10, y: 12, mobile: { x: 8, y: 9 } },
    { color: 'blue', size: 56, blur: 0.2, x: 6, y: 93, mobile: { x: 94, y: 97 } },
  ],
  'two-photo': [
    { color: 'blue', size: 70, blur: 0.4, x: 85, y: 16, mobile: { x: 90, y: 14 } },
    { color: 'red', size: 120, blur: 0.7, x: 14, y: 95, mobile: { x: 10, y: 92 } },
    { color: 'red', size: 34, blur: 0.15, x: 94, y: 46, mobile: { x: 3, y: 8 } },
  ],
};

/** A story with one photo or two, which stay in view while the words scroll. */
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
              sizes={STORY_SIZES[index > 0 ? 'second' : theme]}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          ))}
          <Bullets bullets={BULLETS[theme]} />
        </div>
      </div>
      <div className="story__words">
        <StoryHead {...page} />
        <StoryBlocks blocks={story.body} />
      </div>
    </>
  );
}
