import { distance as editDistance } from 'fastest-levenshtein';

/** Returns the known word that somebody probably meant, or null: two letters, or a third of them, may differ. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  if (word.length > 80) return null;
  let best: { known: string; distance: number } | null = null;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    const isSimilar = distance < candidate.length && distance <= Math.max(2, candidate.length / 3);
    if (isSimilar && (best === null || distance < best.distance)) {
      best = { known: candidate, distance };
    }
  }
  return best?.known ?? null;
}
