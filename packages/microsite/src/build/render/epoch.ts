import { sha256 } from '@tamarack-lowe/prerender/internal/files';
import type { RouteContext } from '../../routes/route.ts';

type WithPeople = { context: { content: Pick<RouteContext['content'], 'departedPeople'> } };

/**
 * Epoch of a build: changes when a person leaves the site or comes back. Empty while everybody is there. No earlier build, and
 * no copy on a visitor's device, outlives its epoch.
 */
export function epochOf(sites: readonly WithPeople[]): string {
  const people = [...new Set(sites.flatMap(({ context }) => context.content.departedPeople()))].sort();
  return people.length === 0 ? '' : sha256([JSON.stringify(people)]).slice(0, 8);
}
