/** The arrow on a button of a deck. */
export function StepArrow({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={back ? 'm12 19-7-7 7-7M19 12H5' : 'M5 12h14M12 5l7 7-7 7'} />
    </svg>
  );
}
