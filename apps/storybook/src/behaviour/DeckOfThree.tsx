import { Deck } from '@tamarack-lowe/ui/deck';
import { DeckControls } from '@tamarack-lowe/ui/deck-controls';
import { useState } from 'react';

const TITLES = ['Purpose Driven', 'A Place to Belong', 'Your Best Self'] as const;

/** A deck of three slides with a link each, for examples of keys and buttons. */
export function DeckOfThree({ label }: { label: string }) {
  const [index, setIndex] = useState(0);
  const show = (change: { index: number }) => setIndex(change.index);
  const progress = `Slide ${index + 1} of 3`;
  return (
    <Deck
      style={{ blockSize: 400 }}
      index={index}
      onIndexChange={show}
      label={label}
      roleDescription="carousel"
      slideRoleDescription="slide"
      announcement={`${progress}: ${TITLES[index]}`}
      slides={TITLES.map((title, place) => ({
        key: title,
        label: `${place + 1} of 3: ${title}`,
        content: (
          <div style={{ padding: 40 }}>
            <h2>{title}</h2>
            <a href="#story">A story of {title}</a>
          </div>
        ),
      }))}
    >
      <DeckControls
        index={index}
        count={3}
        onIndexChange={show}
        title={TITLES[index] ?? ''}
        progress={progress}
        previousLabel={`Previous slide of ${label}`}
        nextLabel={`Next slide of ${label}`}
      />
    </Deck>
  );
}
