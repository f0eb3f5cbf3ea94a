import { type RefObject, useEffect } from 'react';
import { followPinchZoom } from './pinchZoom.ts';

/** Sets `--gt-pinched` on an element while the page is pinch-zoomed (`followPinchZoom`) and `on` is true. */
export function usePinchZoom(ref: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on || !ref.current) return;
    const stop = new AbortController();
    followPinchZoom(ref.current, stop.signal);
    return () => stop.abort();
  }, [ref, on]);
}
