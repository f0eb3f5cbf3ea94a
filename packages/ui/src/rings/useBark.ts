import { useMemo } from 'react';
import { barkPath } from './barkPath.ts';
import { useDrawn } from './useDrawn.ts';

/** Mean gap between the rings of a circle. */
const STEP = 5.2;

/**
 * The bark of a seed, drawn once: five rings are thousands of letters that React would else draw and keep anew with
 * every change. Null until rings are drawn.
 */
export function useBark(seed: number): ReturnType<typeof barkPath> | null {
  const drawn = useDrawn();
  return useMemo(() => (drawn ? barkPath(seed, STEP) : null), [drawn, seed]);
}
