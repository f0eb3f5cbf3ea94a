import type { CampusEvents } from '@tamarack-lowe/content-model';
import type { PageContext } from '../PageContext.ts';

const NONE: CampusEvents = { events: [], provinces: [] };

/** The list that is packed with the site: that of the build, or nothing until the content host answers. */
export function packagedEvents({ events }: Pick<PageContext, 'events'>): CampusEvents {
  return events ?? NONE;
}
