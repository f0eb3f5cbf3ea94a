import { distance } from 'fastest-levenshtein';

/** The known name that is most similar, or null when none is similar enough. */
export function closest(name: string, known: readonly string[]): string | null {
  const near = known
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, far }) => far < each.length && far <= Math.max(2, each.length / 3))
    .sort((a, b) => a.far - b.far);
  return near[0]?.each ?? null;
}
