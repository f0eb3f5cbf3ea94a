import {
  COUNTRY_BYTES,
  parseCampusEvents,
  parseMenu,
  readBody,
  trimMenu,
} from '@tamarack-lowe/api-client/internal/parse';
import * as v from 'valibot';

/** Limits of one request to another host. */
export type FetchLimits = { timeoutMs: number; maxBytes: number };

export type GeolocationService = {
  /**
   * `{key}` and `{ip}` in it are filled in; otherwise `key` and `ip` are added to its query.
   *
   * @example 'https://geo.example.com/{ip}?access={key}'
   */
  url: string;
  key: string;
  timeoutMs?: number;
};

/** Parsers of the routes that pages ask for. Null: pages cannot use the response. */
const PARSERS = { menu: parseMenu, campus_events: parseCampusEvents };

/**
 * Returns whether pages can use the response of a route; true for a route that they never request. `report` receives a line
 * for each value that they leave out.
 */
export function isUsable(route: string, json: unknown, report?: (line: string) => void): boolean {
  const parse = Object.entries(PARSERS).find(([name]) => name === route)?.[1];
  return parse?.(json, { report }) !== null;
}

/** Addresses whose last reports are remembered. */
const REPORTED_ADDRESSES = 100;

/**
 * Makes a function that GETs a route of the content host as text. It rejects when pages cannot use the response, so that it
 * is not cached. A menu that is too large is cut to the items that pages show. `report` receives the lines of `isUsable`,
 * again only when they change.
 */
export function createContentFetcher(
  limits: FetchLimits,
  report: (line: string) => void,
): (url: string) => Promise<string> {
  const reported = new Map<string, string>();
  return async (url) => {
    const { text, json } = await fetchJson(url, limits);
    const route = new URL(url).pathname.replace(/^.*\//, '');
    const lines: string[] = [];
    if (!isUsable(route, json, (line) => lines.push(line)))
      throw new Error(`Pages cannot read the response of ${route}.`);
    const joined = lines.join('\n');
    if (joined !== (reported.get(url) ?? '')) for (const line of lines) report(line);
    if (reported.size >= REPORTED_ADDRESSES) reported.clear();
    reported.set(url, joined);
    const trimmed = route === 'menu' ? trimMenu(json) : json;
    return trimmed === json ? text : JSON.stringify(trimmed);
  };
}

/**
 * Returns the country of a visitor, two capital letters, or null. The header of an edge in front of the server wins; without one the
 * service is asked about the visitor's IP address. The key never leaves the server, and only `country_code` of the response
 * is read.
 */
export async function countryOf(
  request: Request,
  visitorAddress?: string,
  service?: GeolocationService,
): Promise<string | null> {
  const fromEdge =
    countryCode(request.headers.get('cf-ipcountry')) ?? countryCode(request.headers.get('x-country-code'));
  if (fromEdge !== null || !service) return fromEdge;
  try {
    const { json } = await fetchJson(serviceAddress(service, publicAddress(request, visitorAddress)), {
      timeoutMs: service.timeoutMs ?? 2000,
      maxBytes: COUNTRY_BYTES,
    });
    return typeof json === 'object' && json !== null && 'country_code' in json
      ? countryCode(json.country_code)
      : null;
  } catch {
    // Never logged: the message of a failed request holds the address, and the address holds the key.
    return null;
  }
}

// Cloudflare's codes for "unknown" and "Tor".
const NOT_A_COUNTRY = ['XX', 'T1'];

function countryCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !NOT_A_COUNTRY.includes(code) ? code : null;
}

function serviceAddress({ url, key }: GeolocationService, ip: string | null): URL {
  const filled = url
    .replaceAll('{key}', () => encodeURIComponent(key))
    .replaceAll('{ip}', () => encodeURIComponent(ip ?? ''));
  const address = new URL(filled);
  if (!url.includes('{key}')) address.searchParams.set('key', key);
  if (!url.includes('{ip}') && ip !== null) address.searchParams.set('ip', ip);
  return address;
}

const ipAddress = v.pipe(v.string(), v.ip());

/** Public IP address of the visitor. A forged `X-Forwarded-For` changes only the sender's own country. */
function publicAddress({ headers }: Request, visitorAddress = ''): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  const address = v.is(ipAddress, forwarded) ? forwarded : visitorAddress.replace(/^::ffff:/, '');
  return v.is(ipAddress, address) && !/^(?:127\.|::1$)/.test(address) ? address : null;
}

/**
 * GETs JSON without data of the visitor: no cookies, none of their headers. Tries once, within limits of time, size and redirects.
 * Returns the text without a byte order mark, and its parsed form. Rejects unless a complete JSON response came with a status
 * of success.
 */
async function fetchJson(url: string | URL, { timeoutMs, maxBytes }: FetchLimits) {
  const response = await fetchFollowed(new URL(url), AbortSignal.timeout(timeoutMs));
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The response had status ${response.status}.`);
  }
  const text = await readBody(response, maxBytes);
  const json: unknown = JSON.parse(text);
  return { text, json };
}

/** Hosts redirect from http to https, to another name and to a slash at the end. More than that is a loop. */
const MAX_REDIRECTS = 3;

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

async function fetchFollowed(url: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    signal,
  });
  const to = response.headers.get('location');
  if (to === null || !REDIRECT_STATUSES.includes(response.status)) return response;
  await response.body?.cancel();
  if (redirects === MAX_REDIRECTS) throw new Error(`It redirects more than ${MAX_REDIRECTS} times.`);
  return fetchFollowed(new URL(to, url), signal, redirects + 1);
}
