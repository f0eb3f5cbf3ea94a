/** Scales below this count as 1, because browsers round the scale of a page that is not zoomed. */
const ZOOMED_FROM = 1.01;

/**
 * True while the page is pinch-zoomed. Fingers and a sideways wheel then pan the page, so that no component may use them.
 */
export function isPinchZoomed(): boolean {
  return (visualViewport as VisualViewport).scale > ZOOMED_FROM;
}

/**
 * Sets `--gt-pinched: auto` on an element while the page is pinch-zoomed. Style sheets of elements that handle touch or
 * scrolling read it: `touch-action: var(--gt-pinched, …)`. Returns a function that stops it.
 */
export function followPinchZoom({ style }: HTMLElement): () => void {
  const follow = () => style.setProperty('--gt-pinched', isPinchZoomed() ? 'auto' : '');
  follow();
  visualViewport?.addEventListener('resize', follow);
  return () => visualViewport?.removeEventListener('resize', follow);
}
