import { useMemo } from 'react';
import { barkPath } from './barkPath.ts';
import { useDrawn } from './useDrawn.ts';

/**
 * The bark of a seed, drawn once: five rings are thousands of letters that React would else draw and keep anew with
 * every change. `step` is the mean gap between them, in percent of the photo's radius. False until rings are drawn.
 */
export function useBark(seed: number, step = 5.2): ReturnType<typeof barkPath> | false {
  const drawn = useDrawn();
  return useMemo(() => drawn && barkPath(seed, step, drawn), [drawn, seed, step]);
}
