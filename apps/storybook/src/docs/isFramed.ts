/** Components that measure the window or lie over it: on a documentation page each example gets a window of its own. */
const FRAMED = new Set([
  'Gestures/Deck',
  'Layouts/Slide',
  'Messages/Notice',
  'Messages/Toast',
  'Page/Header',
  'Page/Menu dialog',
  'Page/Skip link',
  'Page/Splash',
  'Shapes/Circle field',
]);

/** Returns true when the examples of this title need a window each. */
export function isFramed(title: string): boolean {
  return FRAMED.has(title);
}
