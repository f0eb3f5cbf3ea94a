import { useBark } from '../rings/useBark.ts';

/** Drawn at radius 100 around the photo, stretched to its size. */
export function CircleBark({ seed }: { seed: number }) {
  const bark = useBark(seed);
  if (!bark) return null;
  return (
    <svg className="gt-circle__bark" viewBox="-100 -100 200 200" aria-hidden="true">
      <path d={bark.rest} />
      <path className="gt-circle__grown" d={bark.grown} />
    </svg>
  );
}
