/** Lines that stand one below the other, or run on where a window is narrow. */
export function SlideLines({ of }: { of: readonly string[] }) {
  return of.flatMap((line) => [
    <span key={line} className="gt-slide__line">
      {line}
    </span>,
    ' ',
  ]);
}
