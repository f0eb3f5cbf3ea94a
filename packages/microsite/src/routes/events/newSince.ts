/** Finds events that are new since the last visit. Pages load this after hydration: no page needs it for its first render. */
import type { CampusEvent } from '@tamarack-lowe/content-model';
import { newSinceLastVisit } from '@tamarack-lowe/state/seen';
import type { MicrositeSite } from '../../site/SiteData.ts';

/** Returns the ids of events that were not there at the last visit. Languages share them, because hosts number events once. */
export function newEvents(
  { storage: names }: Pick<MicrositeSite, 'storage'>,
  events: readonly Pick<CampusEvent, 'id'>[],
): Set<number> {
  const storage = { local: () => window.localStorage, session: () => window.sessionStorage };
  const ids = events.map(({ id }) => `${id}`);
  return new Set(newSinceLastVisit(storage, names.events, ids).map(Number));
}
