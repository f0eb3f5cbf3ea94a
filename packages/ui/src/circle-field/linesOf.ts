import type { CircleItem } from './circleItem.ts';

/** Words as lines. */
export function linesOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

/** How many lines the style sheet keeps free for the tag of a circle: shorter words and narrower tags on phones. */
export function foreseenLines({ text, mobileText }: CircleItem, phone: boolean): number {
  return phone ? countLines(mobileText ?? text, 14) : countLines(text, 24);
}

/** How many lines a tag of `columns` characters is likely to need, three at most: a string wraps, given lines stay. */
export function countLines(text: string | readonly string[], columns: number): number {
  const needed = linesOf(text).reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns)), 0);
  return Math.min(3, needed);
}
