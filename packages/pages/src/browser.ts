/** True if the visitor prefers reduced motion, in the system or on the page, as the kit's style sheets see it. */
export function motionReduced(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
}

/** `navigator.connection` of Chromium; other browsers have none. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** True if the visitor asks browsers to save data: do not prefetch then. */
export function savesData(): boolean {
  const { connection }: WithConnection = navigator;
  return connection?.saveData === true;
}

type Press = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** True for a press that the browser handles itself: with a modifier key or another button, which opens a tab or saves. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
