import type { HomePlan } from './HomePlan.ts';

/** What the server of a site answers and no file does: where routes of the content host begin, and a visitor's country. */
export function behind({ base, contentPath }: HomePlan['told']): [routes: string, country: string] {
  return [`${base}${contentPath.slice(1)}/`, `${base}geolocation`];
}
