/** True if motion is reduced, by the system or by the page, as for the style sheets of the kit. */
export function motionReduced(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
}

/** `navigator.connection` of Chromium; other browsers have none. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** True if the visitor's browser saves data: do not prefetch then. */
export function savesData(): boolean {
  const { connection }: WithConnection = navigator;
  return connection?.saveData === true;
}

type Press = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** True for presses that the browser handles: those with a modifier key or another button open a tab or save the link. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
