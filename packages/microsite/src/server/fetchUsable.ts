import { parseCampusEvents, parseMenu, trimMenu } from '@tamarack-lowe/api-client';
import { fetchLimited, type LimitedFetch } from './fetchLimited.ts';

/** How pages read the routes that they ask for; null is of no use to them. */
const READ = { menu: parseMenu, campus_events: parseCampusEvents };

/** Addresses about which the last lines are remembered. */
const REMEMBERED = 100;

/** Whether pages can read the answer of a route. `report` is told what they leave out of it. */
export function isUsable(route: string, json: unknown, report?: (line: string) => void): boolean {
  const read = Object.entries(READ).find(([name]) => name === route)?.[1];
  return read?.(json, { report }) !== null;
}

/**
 * Makes what GETs the answers of a content host, as text. It throws when pages could not read one: nobody keeps that. What
 * pages do not ask for has to be JSON. Of a menu that is too large for a page, only what is shown is given on. `report` is
 * told what pages leave out of an answer, and again only when that changes.
 */
export function fetchesUsable(
  limits: LimitedFetch,
  report: (line: string) => void,
): (url: string) => Promise<string> {
  const told = new Map<string, string>();
  return async (url) => {
    const { text, json } = await fetchLimited(url, limits);
    const route = new URL(url).pathname.replace(/^.*\//, '');
    const lines: string[] = [];
    if (!isUsable(route, json, (line) => lines.push(line))) throw new Error('It is not what was asked for.');
    const all = lines.join('\n');
    if (all !== (told.get(url) ?? '')) for (const line of lines) report(line);
    if (told.size >= REMEMBERED) told.clear();
    told.set(url, all);
    const shown = route === 'menu' ? trimMenu(json) : json;
    return shown === json ? text : JSON.stringify(shown);
  };
}
