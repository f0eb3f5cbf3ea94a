'use client';

import { Button } from '@tamarack-lowe/ui/button';
import { Deck } from '@tamarack-lowe/ui/deck';
import { useState } from 'react';

const SLIDES = ['One', 'Two'].map((title) => ({ key: title, label: title, content: <h2>Slide {title}</h2> }));

/** Two slides, and a way from the first to the second. */
export function Steps() {
  const [index, setIndex] = useState(0);
  const show = (change) => setIndex(change.index);
  return (
    <>
      <Deck id="steps" label="Steps" slides={SLIDES} index={index} onIndexChange={show} />
      <Button onClick={() => show({ index: 1 })}>Go on</Button>
    </>
  );
}
