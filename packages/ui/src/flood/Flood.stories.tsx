import { useRef } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { examplePicture } from '../examples/examplePicture.ts';
import { NameRing } from '../name-ring/NameRing.tsx';
import { FLOOD_DURATIONS_MS } from './floodDurations.ts';
import { startFlood } from './startFlood.ts';

export default { title: 'Shapes/Flood', parameters: { layout: 'fullscreen' } };

/** Press a circle: a disc in its colour scheme covers the screen and fades again. */
export const Default = {
  render: function Sunrise() {
    const ring = useRef<HTMLDivElement>(null);
    return (
      <div data-gt-scheme="night" style={{ minHeight: '100svh', padding: 40 }}>
        {(['dawn', 'dusk'] as const).map((colourScheme) => (
          <Choice
            key={colourScheme}
            tone={colourScheme}
            label={colourScheme}
            picture={examplePicture(colourScheme === 'dawn' ? 'coral' : 'purple')}
            onClick={({ currentTarget }) => {
              const circle = currentTarget.firstElementChild ?? currentTarget;
              const flood = startFlood({ circle, colourScheme, ring: ring.current });
              setTimeout(flood.leave, FLOOD_DURATIONS_MS.travel);
            }}
          />
        ))}
        <div style={{ width: 320, marginInlineStart: 320 }}>
          <NameRing ref={ring} name="Amélie" />
        </div>
      </div>
    );
  },
};
