import { parseCampusEvents, parseMenu } from '@tamarack-lowe/api-client';
import { fetchLimited, type LimitedFetch } from './fetchLimited.ts';

/** How pages read the routes that they ask for; null is of no use to them. */
const READ = { menu: parseMenu, campus_events: parseCampusEvents };

/**
 * GETs what a content host answers, as text. Throws when pages could not read it: nobody keeps that. What pages do not ask for
 * has to be JSON. `report` is told what pages leave out of it.
 */
export async function fetchUsable(
  url: string,
  limits: LimitedFetch,
  report?: (line: string) => void,
): Promise<string> {
  const { text, json } = await fetchLimited(url, limits);
  const route = new URL(url).pathname.replace(/^.*\//, '');
  if (!isUsable(route, json, report)) throw new Error('It is not what was asked for.');
  return text;
}

/** Whether pages can read the answer of a route. `report` is told what they leave out of it. */
export function isUsable(route: string, json: unknown, report?: (line: string) => void): boolean {
  const read = Object.entries(READ).find(([name]) => name === route)?.[1];
  return read?.(json, { report }) !== null;
}

/**
 * The same for a server, which asks again and again: what is left out of an answer is told when it is not what was left out of
 * the last one from that address.
 */
export function fetchesUsable(
  limits: LimitedFetch,
  report: (line: string) => void,
): (url: string) => Promise<string> {
  const told = new Map<string, string>();
  return async (url) => {
    const lines: string[] = [];
    const text = await fetchUsable(url, limits, (line) => lines.push(line));
    const all = lines.join('\n');
    if (all !== (told.get(url) ?? '')) for (const line of lines) report(line);
    told.set(url, all);
    return text;
  };
}
