import { Fragment, type ReactNode } from 'react';
import { balancedLines } from './balancedLines.ts';

/** The words of a tag: a string in lines of about the same length, anything else as it comes. */
export function TagWords({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  // The space before a break keeps words apart when they are read aloud or copied.
  return balancedLines(children).map((line, place, lines) => (
    <Fragment key={lines.slice(0, place + 1).join(' ')}>
      {place > 0 && <br />}
      <span>{place < lines.length - 1 ? `${line} ` : line}</span>
    </Fragment>
  ));
}
