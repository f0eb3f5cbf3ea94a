import { memo } from 'react';
import { growRings } from '../rings/growRings.ts';
import { ringsPath } from '../rings/ringsPath.ts';
import { useHydrated } from '../useHydrated.ts';

/** Rings behind the main links, around a pith below the screen. Decoration; drawn by script, as every field of rings. */
export const MenuRings = memo(function MenuRings() {
  const hydrated = useHydrated();
  return (
    <svg
      className="gt-menu__rings"
      viewBox="0 0 820 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {hydrated && <path d={rings()} />}
    </svg>
  );
});

function rings(): string {
  return ringsPath(growRings({ cx: 318, cy: 985, from: 250, step: 66, count: 11, seed: 4.4, lean: 0.24 }));
}
