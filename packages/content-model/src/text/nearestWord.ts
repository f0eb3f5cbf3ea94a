import { distance as editDistance } from 'fastest-levenshtein';

/** Returns the known word that somebody probably meant, or null when none is similar: at most a third of its letters may differ. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  if (word.length > 80) return null;
  let best: { known: string; distance: number } | null = null;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= Math.max(1, candidate.length / 3) && (best === null || distance < best.distance)) {
      best = { known: candidate, distance };
    }
  }
  return best?.known ?? null;
}
