import { examplePicture } from '../examples/examplePicture.ts';
import { Quote } from '../quote/Quote.tsx';
import { ImageSlider, type ImageSliderProps } from './ImageSlider.tsx';

const PAPERS = ['coral', 'purple', 'gold', 'spruce', 'coral'] as const;
const WORDS = ['call', 'walk', 'talk', 'wait', 'thank you'];

const images = WORDS.map((word, place) => ({
  picture: examplePicture(PAPERS[place] ?? 'coral'),
  alt: `Two colleagues and a ${word}`,
  caption: (
    <Quote variant="card" job="Candidate, Calgary, spring intake">
      “After the {word} I knew what to do better next time.”
    </Quote>
  ),
}));

export default {
  title: 'Films/Image slider',
  component: ImageSlider,
  args: {
    label: 'Pictures of Personalized feedback',
    images,
    previousLabel: 'Previous picture',
    nextLabel: 'Next picture',
    roleDescription: 'carousel',
    positionLabel: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  } satisfies ImageSliderProps,
};

export const Default = {};
export const WithoutWords = { args: { images: images.map(({ picture, alt }) => ({ picture, alt })) } };
export const NoPictures = { args: { images: images.map((image) => ({ ...image, picture: undefined })) } };
export const RightToLeft = {
  render: (props: ImageSliderProps) => (
    <div dir="rtl">
      <ImageSlider {...props} />
    </div>
  ),
};
