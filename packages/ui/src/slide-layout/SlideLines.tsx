/** Lines that stand one below the other, or run on where a window is narrow. */
export function SlideLines({ of }: { of: readonly string[] }) {
  return of.flatMap((line) => [
    <span key={line} className="gt-slide__line">
      {line}
    </span>,
    // In an element of its own: a browser that translates the page puts others in the place of bare text.
    <span key={`${line} `}> </span>,
  ]);
}
