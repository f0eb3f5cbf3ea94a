import { moveEvents } from '@tamarack-lowe/api-client/internal/parse';
import { primaryLanguage, withoutEndSlash } from '@tamarack-lowe/content-model/internal/addresses';
import { withoutLastSlash } from './redirects.ts';
import { requestPath } from './requestPath.ts';
import { jsonResponse } from './responses.ts';
import { countryOf, type GeolocationService } from './upstream.ts';

/** Responds to requests that the site passes on to other hosts; null for every other address. */
export type ContentHost = (request: Request, visitorAddress?: string) => Promise<Response | null>;

/** Recorded responses by language (empty for the folder itself) and route: `{ '': { menu: '[…]' }, de: { … } }`. */
export type Recordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type ContentProxyOptions = {
  /** Path of the site below its origin, with a slash at its end: browsers ask below it. Default `/`. */
  base?: string | undefined;
  /** Path at which the routes of the content host begin, on that host, and here below `base`. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** The content host. Default: none. */
  host?: Upstream | undefined;
  /** Responses that replace a content host. Default: none, and its routes respond with 204. */
  recordings?: Recordings | undefined;
  geolocation?: GeolocationService | undefined;
  /** Clock by which recorded events move. Default: that of the machine. */
  now?: (() => Date) | undefined;
};

export type Upstream = {
  /** `https://content.example.com` */
  origin: string;
  /** GETs an address below the origin. Rejects when there is no usable response. */
  get: (address: string) => Promise<string>;
};

/** Path at which the routes of a content host begin, unless a config says otherwise. */
export const CONTENT_PATH = '/learn/wp-json/api';

// Editors' changes may be a minute old everywhere, so that no cache in front of the server asks more often.
const CACHED = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400' };

/** Responds to the routes of the content host, proxied or recorded, and to `geolocation`. Runs on any runtime. */
export function createContentProxy({
  base = '/',
  contentPath: routes = CONTENT_PATH,
  host,
  recordings = {},
  geolocation,
  now = () => new Date(),
}: ContentProxyOptions = {}): ContentHost {
  const contentPath = `${withoutEndSlash(routes)}/`;
  const routesHere = base + contentPath.slice(1);
  const hasRecordings = Object.keys(recordings[''] ?? {}).length > 0;

  return async (request, visitorAddress) => {
    const target = requestPath(request.url);
    const isRoute = target?.path.startsWith(routesHere);
    if (!target || !(isRoute || target.path === `${base}geolocation`)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, 'method_not_allowed', 'Only GET and HEAD are answered here.', {
        Allow: 'GET, HEAD',
      });
    }
    if (!isRoute)
      return jsonResponse(200, { country_code: await countryOf(request, visitorAddress, geolocation) });

    const route = withoutLastSlash(target.path.slice(routesHere.length));
    const language = new URLSearchParams(target.query).get('lang') ?? '';
    if (!host) {
      const recorded = findRecording(recordings, route, language);
      if (recorded !== undefined) return jsonResponse(200, onDay(route, recorded, now()), CACHED);
      // A firm without a content host: 204 keeps errors out of the browser's console.
      if (!hasRecordings) return new Response(null, { status: 204, headers: CACHED });
    }
    if (!host || !/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i.test(route)) {
      return failure(404, 'rest_no_route', 'There is no such route here.');
    }
    try {
      // The site would ask itself, without end.
      if (routesHere === contentPath && new URL(request.url).host === new URL(host.origin).host)
        return failure(502, 'content_host_is_site', 'The content host of this site is the site itself.');
      // Only the language is passed on: any other query would be one more entry in caches and one more request to the host.
      const query = /^[a-z]{2,3}$/.test(language) ? `?lang=${language}` : '';
      return jsonResponse(200, await host.get(contentPath + route + query), CACHED);
    } catch {
      return failure(502, 'content_host_unavailable', 'The content host gave no usable answer.');
    }
  };
}

type BuiltResponses = {
  /** Path of the site below its origin, with a slash at its end. */
  base: string;
  /** Path at which the routes of the content host begin, below `base`. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Responses that the build has made, of routes of its choice. */
  responses: Recordings;
};

/**
 * Responds to a route with the response that the build has written, else with that of the content host. Built events do not
 * move with the clock.
 */
export function withBuiltResponses(
  contentHost: ContentHost,
  { base, contentPath: routes = CONTENT_PATH, responses }: BuiltResponses,
): ContentHost {
  if (Object.keys(responses).length === 0) return contentHost;
  const routesHere = `${base}${withoutEndSlash(routes).slice(1)}/`;
  return async (request, visitorAddress) => {
    const target = requestPath(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (target && isRead && target.path.startsWith(routesHere)) {
      const language = new URLSearchParams(target.query).get('lang') ?? '';
      const built = findRecording(
        responses,
        withoutLastSlash(target.path.slice(routesHere.length)),
        language,
      );
      if (built !== undefined) return jsonResponse(200, built, CACHED);
    }
    return contentHost(request, visitorAddress);
  };
}

/** Recording of a route in the language asked for (`de` for `de-AT`), or in that of the folder itself. */
function findRecording(recordings: Recordings, route: string, language: string): string | undefined {
  const recordedIn = (key: string) => {
    const routes = Object.hasOwn(recordings, key) ? recordings[key] : undefined;
    return routes && Object.hasOwn(routes, route) ? routes[route] : undefined;
  };
  return recordedIn(primaryLanguage(language)) ?? recordedIn('');
}

/** Recorded response of a route as it is served at a time: events move with the clock. */
function onDay(route: string, recorded: string, now: Date): string {
  if (route !== 'campus_events') return recorded;
  const json = parseJson(recorded);
  const moved = moveEvents(json, now.toISOString().slice(0, 10));
  return moved === json ? recorded : JSON.stringify(moved);
}

/** Null for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An error as WordPress writes it. */
function failure(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return jsonResponse(status, { code, message, data: { status } }, headers);
}
