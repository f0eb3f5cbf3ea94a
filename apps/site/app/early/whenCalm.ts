/** What tells that the visitor wants something of the page. */
const INTENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once: when the page is loaded, its largest picture is painted and the browser has nothing to do, or at once
 * when the visitor touches the page before that.
 */
export function whenCalm(callback: () => void): void {
  const once = new AbortController();
  const go = () => {
    if (once.signal.aborted) return;
    once.abort();
    callback();
  };
  const idle = () => (window.requestIdleCallback ?? setTimeout)(go);
  // The first frame after the load paints what was loaded last, the second comes after it.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(idle));
  for (const intent of INTENTS) addEventListener(intent, go, { capture: true, signal: once.signal });
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { signal: once.signal });
}
