import { useMemo } from 'react';
import { barkPath } from './barkPath.ts';
import { useDrawn } from './useDrawn.ts';

/**
 * The bark of a seed, drawn once: five rings are thousands of letters that React would else draw and keep anew with
 * every change. Null until rings are drawn.
 */
export function useBark(...[seed, step]: Parameters<typeof barkPath>): ReturnType<typeof barkPath> | null {
  const drawn = useDrawn();
  return useMemo(() => (drawn ? barkPath(seed, step) : null), [drawn, seed, step]);
}
