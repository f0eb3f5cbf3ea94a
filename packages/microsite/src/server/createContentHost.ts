import { countryOf, type GeolocationService } from './countryOf.ts';
import { fetchLimited } from './fetchLimited.ts';
import { keepAnswers } from './keepAnswers.ts';
import { recordedAnswers } from './recordedAnswers.ts';
import { requestPath } from './requestPath.ts';
import { textResponse } from './textResponse.ts';

export type ContentHostOptions = {
  /** Origin of the content host. Without it the recorded answers are served; without those, 204. */
  contentHost?: string | undefined;
  /** Where the site stands below its origin, with a slash at its end: it asks from there. Default `/`. */
  base?: string | undefined;
  /** Where the routes of the content host begin, below `base` here, and there. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Folder of answers that stand in for a content host, a JSON file a route. Default: there are none. */
  recordings?: string | undefined;
  geolocation?: GeolocationService | undefined;
  /** Milliseconds for a whole answer of the content host. Default 5000. */
  timeoutMs?: number;
  /** Bytes of an answer of the content host. Default 2 MiB. */
  maxBytes?: number;
  /** Milliseconds in which an answer of the content host is not asked for again. Default a minute. */
  freshMs?: number;
  /** Milliseconds in which an answer is given while it is asked for again, and when that fails. Default a day. */
  staleMs?: number;
  /** File that keeps answers of the content host over a restart. Default: they are kept in memory only. */
  keptIn?: string | undefined;
};

/** Answers what is asked of other hosts; null for every address that is not theirs. */
export type ContentHost = (request: Request, visitorAddress?: string) => Promise<Response | null>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers the routes of the content host, passed on or recorded, and `geolocation`. */
export function createContentHost({
  base = '/',
  contentHost,
  contentPath: routes = '/learn/wp-json/api',
  recordings,
  geolocation,
  timeoutMs = 5000,
  maxBytes = 2 ** 21,
  freshMs = 60_000,
  staleMs = 86_400_000,
  keptIn,
}: ContentHostOptions = {}): ContentHost {
  const contentPath = `${routes.replace(/\/+$/, '')}/`;
  const routesHere = base + contentPath.slice(1);
  const recorded = recordedAnswers(recordings);
  const fetchText = async (url: string) => (await fetchLimited(url, { timeoutMs, maxBytes })).text;
  const kept = keepAnswers({ fetchText, freshMs, staleMs, file: keptIn });
  const api = contentHost === undefined ? null : contentHost.replace(/\/+$/, '') + contentPath;

  return async (request, visitorAddress) => {
    const target = requestPath(request.url);
    const isApi = target?.path.startsWith(routesHere);
    if (!target || !(isApi || target.path === `${base}geolocation`)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, 'method_not_allowed', 'Only GET and HEAD are answered here.', {
        Allow: 'GET, HEAD',
      });
    }
    if (!isApi)
      return answer(JSON.stringify({ country_code: await countryOf(request, visitorAddress, geolocation) }));

    const route = target.path.slice(routesHere.length).replace(/\/$/, '');
    // What a content team changes may be a minute old everywhere; nothing in front of us asks more often.
    const cached = {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    };
    const language = new URLSearchParams(target.query).get('lang') ?? '';
    const known = recorded.find(route, language);
    if (api === null && known !== undefined) return answer(known, cached);
    // A firm without a content host: pages do without, and no console of a visitor calls it a mistake.
    if (api === null && recorded.isEmpty) return new Response(null, { status: 204, headers: cached });
    if (api === null || !/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i.test(route)) {
      return failure(404, 'rest_no_route', 'There is no such route here.');
    }
    try {
      // Whatever else is asked would be one request more for the host.
      const query = /^[a-z]{2,3}$/.test(language) ? `?lang=${language}` : '';
      return answer(await kept(api + route + query), cached);
    } catch {
      return failure(502, 'content_host_unavailable', 'The content host gave no usable answer.');
    }
  };
}

function answer(body: string, headers: Record<string, string> = {}): Response {
  return textResponse({ status: 200, type: JSON_TYPE, headers, body });
}

function failure(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const body = JSON.stringify({ code, message, data: { status } });
  return textResponse({ status, type: JSON_TYPE, headers, body });
}
