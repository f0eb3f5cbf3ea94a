/** Centre of an element in the window, and its width, px. */
export type Place = { x: number; y: number; width: number };

/** Returns the centre and the width of an element. */
export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** Sorts elements clockwise around their centre, starting with the first. */
export function clockwise(elements: readonly Element[]): Element[] {
  const places = elements.map(placeOf);
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [x, y] = [mean('x'), mean('y')];
  const angleOf = (element: Element) => {
    const place = placeOf(element);
    return Math.atan2(place.y - y, place.x - x);
  };
  const turn = 2 * Math.PI;
  const fromFirst = (element: Element) => (angleOf(element) - angleOf(elements[0] ?? element) + turn) % turn;
  return [...elements].sort((a, b) => fromFirst(a) - fromFirst(b));
}
