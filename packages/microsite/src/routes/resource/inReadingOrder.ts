import type { PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/** The resources in the editors' order; without the events resource on sites that have no events page. */
export function inReadingOrder({ site, content }: PageContext): PageResource[] {
  const place = ({ order = Number.MAX_VALUE }: PageResource) => order;
  return content
    .readResources()
    .filter(({ type }) => type !== 'events' || site.paths.events !== null)
    .toSorted((a, b) => place(a) - place(b));
}
