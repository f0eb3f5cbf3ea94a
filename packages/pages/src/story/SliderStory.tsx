import { seedOf } from '@tamarack-lowe/ui';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { ImageSlider } from '@tamarack-lowe/ui/image-slider';
import { Quote } from '@tamarack-lowe/ui/quote';
import { BodyBlock } from '../context/BodyBlock.tsx';
import { useWords } from '../context/PagesProvider.tsx';
import { STORY_BULLETS } from './bullets.ts';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { ShownBlock, StoryLayoutProps } from './storyData.ts';

type QuoteBlock = Extract<ShownBlock, { type: 'quote' }>;

/** A story whose pictures are turned over like cards, each with its quote when there are as many of both. */
export function SliderStory(page: StoryLayoutProps) {
  const { say } = useWords();
  const { story } = page;
  const images = story.images.filter((image) => image.type === 'image');
  const quotes = story.body.filter((block) => block.type === 'quote');
  const paired = quotes.length === images.length;
  const words = paired ? story.body.filter((block) => block.type !== 'quote') : story.body;
  return (
    <>
      <div className="story__head-place">
        <StoryHead {...page} />
      </div>
      <div className="story__slider">
        <FieldRings seed={seedOf(`${story.section}/${story.slug}`)} />
        <Bullets bullets={STORY_BULLETS.slider} />
        <ImageSlider
          label={say('sliderLabel', { title: story.label })}
          roleDescription={say('slidesRole')}
          slideRoleDescription={say('slideRole')}
          previousLabel={say('previousPicture')}
          nextLabel={say('nextPicture')}
          positionLabel={(position) => say('sliderPosition', position)}
          loading="eager"
          images={images.map(({ picture, alt }, index) => {
            const quote = paired ? quotes[index] : undefined;
            return { picture, alt, caption: quote && <BodyBlock block={quote} Default={QuoteCard} /> };
          })}
        />
      </div>
      <div className="story__rest">
        <StoryBlocks blocks={words} />
      </div>
    </>
  );
}

function QuoteCard({ text, by }: QuoteBlock) {
  const { say } = useWords();
  return (
    <Quote variant="card" by={by}>
      <p>{say('quoted', { text })}</p>
    </Quote>
  );
}
