import { useState } from 'react';
import { Deck, type DeckProps } from '../deck/Deck.tsx';
import { DeckControls } from '../deck/DeckControls.tsx';

const NAMES = ['Roots', 'Trunk', 'Crown'];

const slides = NAMES.map((name, index) => ({
  key: name,
  label: `${index + 1} of 3: ${name}`,
  content: <a href={`#${name}`}>{`Read ${name}`}</a>,
}));

const words = { roleDescription: 'carousel', slideRoleDescription: 'slide' };

/** A deck of three slides with its buttons and its own index. */
export function Walk({ label = 'Tree', start = 0, ...rest }: Partial<DeckProps> & { start?: number }) {
  const [index, setIndex] = useState(start);
  const onIndexChange = (change: { index: number }) => setIndex(change.index);
  return (
    <Deck
      {...words}
      {...rest}
      slides={slides}
      label={label}
      index={index}
      onIndexChange={onIndexChange}
      announcement={`Slide ${index + 1} of 3: ${NAMES[index]}`}
    >
      <DeckControls
        index={index}
        count={3}
        onIndexChange={onIndexChange}
        title={NAMES[index] ?? ''}
        progress={`Slide ${index + 1} of 3`}
        previousLabel="Previous slide"
        nextLabel="Next slide"
      />
    </Deck>
  );
}

/** Offset of the track of a deck, in px. */
export const shiftOf = (container: Element) =>
  new DOMMatrix(getComputedStyle(container.querySelector('.gt-deck__track') as Element).transform).m41;
