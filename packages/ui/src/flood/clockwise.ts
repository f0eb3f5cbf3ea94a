import { placeOf } from './drawFlood.ts';

/** Elements as the hand of a clock in their midst meets them, from the first on. */
export function clockwise(elements: readonly Element[]): Element[] {
  const places = elements.map((element) => ({ element, ...placeOf(element) }));
  const mean = (axis: 'x' | 'y') => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const [x, y] = [mean('x'), mean('y')];
  const angles = places.map((place) => Math.atan2(place.y - y, place.x - x));
  const turn = 2 * Math.PI;
  const fromFirst = (angle = 0) => (angle - (angles[0] ?? 0) + turn) % turn;
  return places
    .map(({ element }, index) => ({ element, angle: fromFirst(angles[index]) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ element }) => element);
}
