import { seedOf } from '@tamarack-lowe/ui';
import { type Bullet, Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { ImageSlider } from '@tamarack-lowe/ui/image-slider';
import { Quote } from '@tamarack-lowe/ui/quote';
import { BodyBlock } from '../context/BodyBlock.tsx';
import { useWords } from '../context/PagesProvider.tsx';
import { StoryBlocks } from './StoryBlocks.tsx';
import { StoryHead } from './StoryHead.tsx';
import type { ShownBlock, StoryLayoutProps } from './storyData.ts';

/** Bullets in corners that circles leave free, never behind text. In percent of the box around the slider. */
const BULLETS: readonly Bullet[] = [
  { color: 'red', size: 64, blur: 0.3, x: 12, y: 12, mobile: { x: 10, y: 12 } },
  { color: 'blue', size: 96, blur: 0.6, x: 83, y: 19, mobile: { x: 93, y: 7 } },
];

type QuoteBlock = Extract<ShownBlock, { type: 'quote' }>;

/** A story with an image slider. Each picture has a quote if there are as many quotes as pictures. */
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
        <Bullets bullets={BULLETS} />
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
