/** Words as lines. */
export function linesOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

/** How many lines a tag of `columns` characters is likely to need, three at most: a string wraps, given lines stay. */
export function countLines(text: string | readonly string[], columns: number): number {
  const needed = linesOf(text).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
  return Math.min(3, needed);
}
