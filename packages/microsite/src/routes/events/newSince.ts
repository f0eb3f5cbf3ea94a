/** What is new since the last visit. Pages load this after hydration: no page needs it for its first render. */
import type { CampusEvent } from '@tamarack-lowe/content-model';
import { newSinceLastVisit } from '@tamarack-lowe/state/seen';
import { baseOf } from '../../site/paths.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';

/** Returns the ids of events that were not there at the last visit. Languages share them, because hosts number events once. */
export function newEvents(
  site: Pick<MicrositeSite, 'languages'>,
  events: readonly Pick<CampusEvent, 'id'>[],
): Set<number> {
  const storage = { local: () => window.localStorage, session: () => window.sessionStorage };
  const base = baseOf(site);
  const key = `${base === '/' ? '' : base}seenEvents`;
  const ids = events.map(({ id }) => `${id}`);
  return new Set(newSinceLastVisit(storage, key, ids).map(Number));
}
