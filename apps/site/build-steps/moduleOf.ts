import type { RouteId } from '../app/navigation/routeOf.ts';

/** The module of a kind of page, by its path from the folder of the site. One draws the slides of both sections. */
export function moduleOf(route: RouteId): string {
  const name = route === 'discover' || route === 'recruit' ? 'slides' : route;
  return `app/routes/${name}.tsx`;
}
