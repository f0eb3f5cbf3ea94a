/** Whether the visitor asks for less motion, of the system or of the page: what the kit's style sheets go by. */
export function motionReduced(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--gt-motion').trim() === '0';
}

/** What browsers tell of the line, where they do. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asks for less to be loaded: then nothing is that may not be needed. */
export function savesData(): boolean {
  const { connection }: WithConnection = navigator;
  return connection?.saveData === true;
}

type Press = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** A press with a key held down, or of another button, opens a tab or saves: that is the browser's. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
