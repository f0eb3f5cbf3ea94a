/** Scales below this are 1: browsers round what nobody zoomed. */
const ZOOMED_FROM = 1.01;

/**
 * Whether the visitor has pinched the page larger than its window. Fingers and a sideways wheel then move what is seen of
 * the page, so that nothing else may take them.
 */
export function isPinchZoomed(): boolean {
  return (visualViewport as VisualViewport).scale > ZOOMED_FROM;
}

/**
 * Gives an element `--gt-pinched: auto` while the page is pinch-zoomed. What keeps fingers or scrolling to itself says it as
 * `touch-action: var(--gt-pinched, …)`, also in the styles of the first paint. Ends with the signal.
 */
export function followPinchZoom({ style }: HTMLElement, signal: AbortSignal): void {
  const follow = () => style.setProperty('--gt-pinched', isPinchZoomed() ? 'auto' : '');
  follow();
  visualViewport?.addEventListener('resize', follow, { signal });
}
