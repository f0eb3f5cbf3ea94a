import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** A value that follows once the frame in which it changed is painted; of several in a frame the last one. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  const follow = useEffectEvent(() => setPainted({ value }));
  // Not begun anew by values that come while it waits, only when what it brought is late already.
  const late = painted.value === value ? null : painted;
  useEffect(() => (late ? afterPaint(follow) : undefined), [late]);
  return painted.value;
}
