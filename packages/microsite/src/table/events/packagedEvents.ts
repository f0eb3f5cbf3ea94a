import type { CampusEvents } from '@tamarack-lowe/content-model';
import type { PageContext } from '../PageContext.ts';

const NONE: CampusEvents = { events: [], provinces: [] };

/** The list that is packed with the site: the recorded one, or nothing until the content host answers. */
export function packagedEvents({ recordings }: Pick<PageContext, 'recordings'>): CampusEvents {
  return recordings.events ?? NONE;
}
