/** Titles, headers and circle texts come as one string or as lines; pages read lines. Empty lines are dropped. */
export function toLines(value: string | readonly string[]): string[] {
  const lines = typeof value === 'string' ? value.split('\n') : [...value];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
