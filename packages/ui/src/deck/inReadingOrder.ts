/** A step on the screen as a step from slide to slide: turned round where text runs from right to left. */
export function inReadingOrder(by: number, deck: Element): number {
  return getComputedStyle(deck).direction === 'rtl' ? -by : by;
}
