import { useState } from 'react';
import { Bullets } from '../bullets/Bullets.tsx';
import { CircleField } from '../circle-field/CircleField.tsx';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { FieldRings } from '../field-rings/FieldRings.tsx';
import { NameRing } from '../name-ring/NameRing.tsx';
import { SlideLayout } from '../slide-layout/SlideLayout.tsx';
import { Deck, type DeckProps } from './Deck.tsx';
import { DeckControls } from './DeckControls.tsx';

const BULLETS = [
  { color: 'blue', size: 88, blur: 0.6, x: 41, y: 16, mobile: { x: 5, y: 35 } },
  { color: 'red', size: 110, blur: 0.7, x: 96, y: 36, mobile: { x: 98, y: 66 } },
  { color: 'red', size: 46, blur: 0.15, x: 57, y: 88, mobile: { x: 53, y: 42 } },
] as const;

const TITLES = ['A Place to Belong', 'Your Best Self', 'How We Recruit', 'Grow Together'] as const;

function contentOf(place: number) {
  const backdrop = (
    <>
      <FieldRings seed={1 + place} />
      <Bullets bullets={BULLETS} />
    </>
  );
  if (place === 3) {
    return (
      <SlideLayout kind="ring" title={TITLES[3]} backdrop={backdrop}>
        <CircleField kind="ring" circles={exampleCircles('apart')}>
          <NameRing name="Amélie" next>
            <h2>Amélie, the next ring is yours.</h2>
          </NameRing>
        </CircleField>
      </SlideLayout>
    );
  }
  const arrangement = (['heroLeft', 'heroRight', 'around'] as const)[place] ?? 'heroLeft';
  return (
    <SlideLayout
      title={TITLES[place] ?? ''}
      lead={['Come as you are.', 'Stay because you’re known.']}
      body="Your first team is about nine people."
      moreLabel="Read more"
      backdrop={backdrop}
    >
      <CircleField circles={exampleCircles(arrangement)} filmLabel="Play video:" />
    </SlideLayout>
  );
}

const slides = TITLES.map((title, place) => ({
  key: title,
  label: `${place + 1} of ${TITLES.length}: ${title}`,
  content: contentOf(place),
}));

function Walk({ index: start = 0, ...props }: DeckProps) {
  const [index, setIndex] = useState(start);
  const onIndexChange = (change: { index: number }) => setIndex(change.index);
  const progress = `Slide ${index + 1} of ${TITLES.length}`;
  return (
    <Deck
      {...props}
      index={index}
      onIndexChange={onIndexChange}
      announcement={`${progress}: ${TITLES[index]}`}
    >
      <DeckControls
        index={index}
        count={TITLES.length}
        onIndexChange={onIndexChange}
        title={TITLES[index] ?? ''}
        progress={progress}
        previousLabel="Previous slide"
        nextLabel="Next slide"
      />
    </Deck>
  );
}

export default {
  title: 'Gestures/Deck',
  component: Deck,
  render: Walk,
  parameters: { layout: 'fullscreen' },
  args: { slides, label: 'Discover', roleDescription: 'carousel', slideRoleDescription: 'slide' },
};

export const Default = { args: { index: 0 } };
export const LastSlide = { args: { index: 3 } };
export const Reset = { args: { index: 1, change: 'reset' } };
