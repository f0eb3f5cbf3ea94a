import type { FieldShape } from '@tamarack-lowe/ui/place-circles';
import { useState } from 'react';
import { CircleMapField } from './CircleMapField.tsx';
import { type MapCircle, mapCircles } from './mapCircles.ts';

const SHAPES: readonly FieldShape[] = ['desktop', 'tablet', 'phone'];

/** Places circles by hand: drag one, or move it with the arrow keys, then copy its `{offset, degree}` into the slide. */
export function CircleMap({ slide = 1 }: { slide?: number }) {
  const [shape, setShape] = useState<FieldShape>('desktop');
  const [circles, setCircles] = useState(() => mapCircles(slide, 'desktop'));
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState('');
  const circle = circles[chosen];
  const value = circle ? JSON.stringify(circle.placement) : '';

  function change(index: number, placement: MapCircle['placement']) {
    setChosen(index);
    setCopied('');
    setCircles((before) => before.map((each, place) => (place === index ? { ...each, placement } : each)));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('Copied');
    } catch {
      setCopied('Your browser keeps the clipboard: select the text instead.');
    }
  }

  return (
    <>
      <fieldset className="workshop-choice">
        <legend>Window</legend>
        {SHAPES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="shape"
              checked={shape === each}
              onChange={() => {
                setShape(each);
                setChosen(0);
                setCircles(mapCircles(slide, each));
              }}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <CircleMapField key={shape} shape={shape} circles={circles} chosen={chosen} onChange={change} />
      {circle && (
        <p className="workshop-map__value">
          {circle.words}: <code>{value}</code>
          <button type="button" className="workshop-button" onClick={copy}>
            Copy
          </button>
          <span role="status">{copied}</span>
        </p>
      )}
    </>
  );
}
