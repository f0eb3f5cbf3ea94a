import { Fragment, type ReactNode } from 'react';

/** Characters in a line of a tag on a phone. */
const LONGEST = 18;

/** The text of a tag: a string in lines of about the same length, other children unchanged. */
export function TagWords({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  // The space before a break keeps words apart for screen readers and for copying.
  return balancedLines(children).map((line, place, lines) => (
    <Fragment key={lines.slice(0, place + 1).join(' ')}>
      {place > 0 && <br />}
      <span>{place < lines.length - 1 ? `${line} ` : line}</span>
    </Fragment>
  ));
}

/**
 * Splits a text into as few lines as `longest` characters per line allow, of about the same length. A tag is then as wide as
 * its longest line; a box whose text the browser wraps keeps its full width.
 */
export function balancedLines(text: string, longest: number = LONGEST): string[] {
  const words = text.split(' ');
  const lineCount = Math.ceil(text.length / longest);
  const most = Math.max(longest, ...words.map((word) => word.length));
  for (let width = Math.ceil(text.length / lineCount); width < most; width += 1) {
    const lines = fill(words, width);
    if (lines.length <= lineCount && lines.every((line) => line.length <= width)) return lines;
  }
  return fill(words, most);
}

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
