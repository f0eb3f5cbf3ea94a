import { parseCampusEvents, parseMenu } from '@tamarack-lowe/api-client';
import { fetchLimited, type LimitedFetch } from './fetchLimited.ts';

/** How pages read the routes that they ask for; null is of no use to them. */
const READ = { menu: parseMenu, campus_events: parseCampusEvents };

/**
 * GETs what a content host answers, as text. Throws when pages could not read it: nobody keeps that. What pages do not ask for
 * has to be JSON.
 */
export async function fetchUsable(url: string, limits: LimitedFetch): Promise<string> {
  const { text, json } = await fetchLimited(url, limits);
  const { pathname } = new URL(url);
  const read = Object.entries(READ).find(([route]) => pathname.endsWith(`/${route}`))?.[1];
  if (read?.(json) === null) throw new Error('It is not what was asked for.');
  return text;
}
