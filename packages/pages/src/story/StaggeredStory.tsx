import { seedOf } from '@tamarack-lowe/ui';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { Figure } from '@tamarack-lowe/ui/figure';
import { STORY_SIZES } from './openingPictures.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { ShownBlock, StoryLayoutProps } from './storyData.ts';

/** Bullets of the rows, in percent of each photo. */
const ROW_BULLETS: readonly (readonly Bullet[])[] = [
  [
    { color: 'blue', size: 74, blur: 0.4, x: 2, y: 4 },
    { color: 'red', size: 104, blur: 0.6, x: 97, y: 95 },
  ],
  [
    { color: 'red', size: 44, blur: 0.15, x: 96, y: 6 },
    { color: 'blue', size: 84, blur: 0.5, x: 95, y: 96 },
  ],
  [{ color: 'red', size: 50, blur: 0.2, x: 3, y: 95 }],
];

/** Radius around a photo and its bark, in the drawing of the rings: none crosses the bark. */
const OUTSIDE_BARK = 384;

/** A story in rows: each photo beside its part of the words, on alternating sides. */
export function StaggeredStory(page: StoryLayoutProps) {
  const { story } = page;
  const seed = seedOf(`${story.section}/${story.slug}`);
  const photos = story.images.filter((image) => image.type === 'image');
  const parts = splitBody(story.body, photos.length);
  return photos.map(({ picture, alt, media }, row) => (
    <div className="story-row" key={media}>
      <div className="story-row__photo">
        <FieldRings seed={seed + row * 1.3} count={row === photos.length - 1 ? 3 : 6} from={OUTSIDE_BARK} />
        <Figure
          className="story__photo"
          picture={picture}
          alt={alt}
          seed={`${story.slug} ${row}`}
          sizes={STORY_SIZES.staggered}
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

/**
 * Splits a body into one part for each picture. Parts begin with headings if there is one for each part except the first;
 * otherwise parts have about the same amount of text, a list stays with what is before it, and a heading with what follows.
 */
export function splitBody(blocks: readonly ShownBlock[], count: number): ShownBlock[][] {
  const parts: ShownBlock[][] = Array.from({ length: Math.max(1, count) }, () => []);
  const headings = blocks.filter(isHeading).length;
  const total = blocks.reduce((sum, block) => sum + weightOf(block), 0);
  let part = 0;
  let seen = 0;
  for (const [index, block] of blocks.entries()) {
    if (headings === parts.length - 1) {
      if (isHeading(block)) part += 1;
    } else if (block.type !== 'list' && !isHeading(blocks[index - 1])) {
      const following = isHeading(block) ? blocks[index + 1] : undefined;
      const weight = weightOf(block) + (following ? weightOf(following) : 0);
      part = Math.min(Math.floor(((seen + weight / 2) / total) * parts.length), part + 1, parts.length - 1);
    }
    seen += weightOf(block);
    parts[part]?.push(block);
  }
  return parts;
}

function isHeading(block: ShownBlock | undefined): boolean {
  return block?.type === 'heading';
}

/** Average length of a word with its space, in characters. */
const WORD_LENGTH = 6;

/** Approximate length of a block, in characters. */
function weightOf(block: ShownBlock): number {
  if (block.type === 'custom') return block.words * WORD_LENGTH;
  if (block.type === 'list') return block.items.join(' ').length;
  return 'text' in block ? block.text.length : 60;
}
