/** Result of a press; times in ms since the press. */
export type PressNotes = {
  /** When the words waited for were painted first; null while they are not. */
  painted: number | null;
};

/** Key for `notePress`, and the mark in a trace that stands for the press. */
export const PRESS_MARK = 'bench press';

declare global {
  interface Window {
    /** The words that the next press is to bring: a selector of what holds them. */
    awaited: string;
    /** Makes the next press load the page of its link, as without scripts. */
    loadsWhole: boolean;
    press: PressNotes;
  }
}

/**
 * Runs in a page before anything else does (`addInitScript`), so it must not use anything outside itself. Notes of the
 * press after `awaited` is set when words that answer to it were painted: those of an element that comes, or of one that
 * could not be seen. A press that loads a page hands its time over, and that page notes the same of its own words.
 */
export function notePress(key: string): void {
  const since = (time: number) => performance.timeOrigin + time;
  let pressed = 0;
  const fresh = (): PressNotes => ({ painted: null });
  Object.assign(window, { awaited: '', loadsWhole: false, press: fresh() });

  const mark = () => {
    for (const element of document.querySelectorAll(window.awaited || 'none'))
      if (!element.hasAttribute('elementtiming')) element.setAttribute('elementtiming', key);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      identifier: string;
      renderTime: number;
    })[])
      if (pressed > 0 && entry.identifier === key)
        window.press.painted ??= since(entry.renderTime || entry.startTime) - pressed;
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(mark).observe(document, { subtree: true, childList: true, attributes: true });

  const begin = (at: number, awaited: string) => {
    pressed = at;
    window.awaited = awaited;
    window.press = fresh();
    performance.mark(key);
  };
  const handed = sessionStorage.getItem(key);
  if (handed) {
    sessionStorage.removeItem(key);
    const { at, awaited } = JSON.parse(handed);
    begin(at, awaited);
  }
  addEventListener(
    'click',
    (event) => {
      if (window.awaited === '') return;
      begin(since(event.timeStamp), window.awaited);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!window.loadsWhole || !link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      sessionStorage.setItem(key, JSON.stringify({ at: pressed, awaited: window.awaited }));
      location.assign(link.href);
    },
    { capture: true },
  );
}
