import { startTransition, useEffect, useState } from 'react';

/** A deck rests for this long before the next slide is drawn, and so much longer before the one before it is, ms. */
const REST_MS = 500;
const BETWEEN_MS = 100;

/** Whether a slide lies beside one that the deck has rested on: it is drawn before it is asked for. */
export function useNear(settled: number): (place: number) => boolean {
  const [{ from, to }, setNear] = useState({ from: settled, to: settled });

  // Nothing of the movement waits for them, and neither for the other: a slide is much to lay out.
  useEffect(() => {
    const drawAfter = (ms: number, grow: Parameters<typeof setNear>[0]) =>
      setTimeout(() => startTransition(() => setNear(grow)), ms);
    const timers = [
      drawAfter(REST_MS, ({ from, to }) => ({ from, to: Math.max(to, settled + 1) })),
      drawAfter(REST_MS + BETWEEN_MS, ({ from, to }) => ({ from: Math.min(from, settled - 1), to })),
    ];
    return () => timers.forEach(clearTimeout);
  }, [settled]);

  return (place) => place >= from && place <= to;
}
