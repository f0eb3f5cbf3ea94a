import { startTransition, useEffect, useState } from 'react';

/** A deck rests for this long before the slides beside are drawn: nothing of its movement waits for them. */
const REST_MS = 500;

/** Whether a slide lies beside one that the deck has rested on: it is drawn before it is asked for. */
export function useNear(settled: number): (place: number) => boolean {
  const [{ from, to }, setNear] = useState({ from: settled, to: settled });

  useEffect(() => {
    const draw = () =>
      startTransition(() =>
        setNear(({ from, to }) => ({ from: Math.min(from, settled - 1), to: Math.max(to, settled + 1) })),
      );
    const timer = setTimeout(draw, REST_MS);
    return () => clearTimeout(timer);
  }, [settled]);

  return (place) => place >= from && place <= to;
}
