/** Returns a seed between 0 and 6.28 for a text, the same on every machine: a name always has the same rings. */
export function seedOf(words: string): number {
  let hash = 7;
  for (const letter of words.normalize('NFC')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 628;
  return hash / 100;
}
