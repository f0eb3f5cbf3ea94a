import { type RefObject, useEffect } from 'react';
import { followPinchZoom } from './pinchZoom.ts';

/** Gives an element `--gt-pinched` while the page is pinch-zoomed (`followPinchZoom`), for as long as `on` says. */
export function usePinchZoom(ref: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on || !ref.current) return;
    const stop = new AbortController();
    followPinchZoom(ref.current, stop.signal);
    return () => stop.abort();
  }, [ref, on]);
}
