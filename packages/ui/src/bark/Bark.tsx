import { growRings } from '../rings/growRings.ts';
import { ringPath } from '../rings/ring.ts';
import { seedOf } from '../rings/seedOf.ts';
import { useDrawn } from '../rings/useDrawn.ts';

type BarkProps = {
  /** Turn the rings: a name always gets the same bark. */
  words: string;
  /** Mean gap between the rings, in percent of the photo's radius: the larger the photo, the less. Default 3.2. */
  step?: number;
};

/**
 * Thin rings around a photo that fills a circle: three always, two more where `.gt-bark__grown` is shown. Renders an
 * `svg` that covers its parent; decoration, drawn by script.
 */
export function Bark({ words, step = 3.2 }: BarkProps) {
  const drawn = useDrawn();
  const rings = drawn ? barkRings(seedOf(words), step) : [];
  return (
    <svg className="gt-bark" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {rings.length > 0 && <path d={rings.slice(0, 3).join('')} />}
      {rings.length > 0 && <path className="gt-bark__grown" d={rings.slice(3).join('')} />}
    </svg>
  );
}

function barkRings(seed: number, step: number): string[] {
  const rings = growRings({ cx: 0, cy: 0, from: 101, step, count: 5, seed, lean: 0.5, wobble: 0.0085 });
  return rings.map((ring) => ringPath(ring));
}
