import { useState } from 'react';

/** Which slides a deck passes on its way: all it was called to since it rested, for it may turn round between them. */
export function useReach(called: number, settled: number): (place: number) => boolean {
  const [reach, setReach] = useState({ from: called, to: called });
  const rests = called === settled;
  const from = rests ? called : Math.min(reach.from, called, settled);
  const to = rests ? called : Math.max(reach.to, called, settled);
  if (from !== reach.from || to !== reach.to) setReach({ from, to });
  return (place) => place >= from && place <= to;
}
