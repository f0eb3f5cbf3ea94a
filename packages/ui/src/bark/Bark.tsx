import { barkPath } from '../rings/barkPath.ts';
import { seedOf } from '../rings/seedOf.ts';
import { useHydrated } from '../rings/useHydrated.ts';

/**
 * Thin rings around a photo that fills a circle: three always, two more where `.gt-bark__grown` is shown. `words` turn
 * them: a name always gets the same bark. Renders an `svg` that covers its parent; decoration, drawn by script.
 */
export function Bark({ words }: { words: string }) {
  const hydrated = useHydrated();
  const bark = hydrated ? barkPath(seedOf(words)) : undefined;
  return (
    <svg className="gt-bark" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      {bark && <path d={bark.rest} />}
      {bark && <path className="gt-bark__grown" d={bark.grown} />}
    </svg>
  );
}
