import { seedOf } from '../rings/seedOf.ts';
import { useBark } from '../rings/useBark.ts';

type BarkProps = {
  /** Turn the rings: a name always gets the same bark. */
  words: string;
  /** Mean gap between the rings, in percent of the photo's radius: the larger the photo, the less. Default 3.2. */
  step?: number | undefined;
};

/**
 * Thin rings around a photo that fills a circle: three always, two more where `.gt-bark__grown` is shown. Renders an
 * `svg` that covers its parent; decoration, drawn by script.
 */
export function Bark({ words, step = 3.2 }: BarkProps) {
  const bark = useBark(seedOf(words), step);
  return (
    <svg className="gt-bark" viewBox="-100 -100 200 200" aria-hidden="true">
      {bark && <path d={bark.rest} />}
      {bark && <path className="gt-bark__grown" d={bark.grown} />}
    </svg>
  );
}
