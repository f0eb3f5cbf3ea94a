import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** A value that follows once the frame in which it changed is painted; of several in a frame the last one. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  const follow = useEffectEvent(() => setPainted(value));
  const behind = painted !== value;
  useEffect(() => (behind ? afterPaint(follow) : undefined), [behind]);
  return painted;
}
