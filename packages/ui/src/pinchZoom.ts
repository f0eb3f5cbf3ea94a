/** Smaller scales count as 1: browsers round the scale of a page that is not zoomed. */
const ZOOMED_FROM = 1.01;

/**
 * True while the page is pinch-zoomed. Fingers and a sideways wheel then pan the page, so that no component may use them.
 */
export function isPinchZoomed(): boolean {
  return (visualViewport as VisualViewport).scale > ZOOMED_FROM;
}

/**
 * Sets `--gt-pinched: auto` on an element while the page is pinch-zoomed. Elements that handle touch or scrolling themselves
 * use `touch-action: var(--gt-pinched, …)`, also in the styles of the first paint. Stops with the signal.
 */
export function followPinchZoom({ style }: HTMLElement, signal: AbortSignal): void {
  const follow = () => style.setProperty('--gt-pinched', isPinchZoomed() ? 'auto' : '');
  follow();
  visualViewport?.addEventListener('resize', follow, { signal });
}
