import type { RingShapeValue } from '../rings/ringContext.ts';
import { growRings, ringsPath } from '../rings/rings.ts';

const MOST = 16;

/** Returns the rings behind a slide as one path: 16 at most, outside of `from`, in a drawing of 2000 by 2000 around (0, 0). */
export function fieldPath(seed: number, count: number, from = 92, shape: RingShapeValue): string {
  return ringsPath(growRings(shape({ from, step: 58, count: Math.min(count, MOST), seed, lean: 0.16 })));
}
