import type { RecordedAnswers } from './recordedAnswers.ts';
import { requestPath } from './requestPath.ts';
import { textResponse } from './textResponse.ts';
import { countryOf, type GeolocationService } from './upstream.ts';

/** A content host: its origin, and how it is asked for an address below that. */
export type AskedHost = {
  /** `https://content.example.com` */
  origin: string;
  /** Rejects when there is no usable answer. */
  ask: (address: string) => Promise<string>;
};

export type HostAnswersOptions = {
  /** Where the site stands below its origin, with a slash at its end: it asks from there. Default `/`. */
  base?: string | undefined;
  /** Where the routes of the content host begin, below `base` here, and there. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** The content host. Default: there is none. */
  host?: AskedHost | undefined;
  /** Answers that stand in for a content host. Default: there are none, and 204 is the answer. */
  recorded?: RecordedAnswers | undefined;
  geolocation?: GeolocationService | undefined;
};

/** Where the routes of a content host begin, unless a config says otherwise. */
export const CONTENT_PATH = '/learn/wp-json/api';

/** Answers what is asked of other hosts; null for every address that is not theirs. */
export type ContentHost = (request: Request, visitorAddress?: string) => Promise<Response | null>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers the routes of the content host, passed on or recorded, and `geolocation`, on any runtime. */
export function createHostAnswers({
  base = '/',
  contentPath: routes = CONTENT_PATH,
  host,
  recorded,
  geolocation,
}: HostAnswersOptions = {}): ContentHost {
  const contentPath = `${routes.replace(/\/+$/, '')}/`;
  const routesHere = base + contentPath.slice(1);

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
    const known = recorded?.find(route, language);
    if (!host && known !== undefined) return answer(known, cached);
    // A firm without a content host: pages do without, and no console of a visitor calls it a mistake.
    if (!host && (recorded === undefined || recorded.isEmpty))
      return new Response(null, { status: 204, headers: cached });
    if (!host || !/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i.test(route)) {
      return failure(404, 'rest_no_route', 'There is no such route here.');
    }
    try {
      // We would ask ourselves, and that one itself, and so on.
      if (routesHere === contentPath && new URL(request.url).host === new URL(host.origin).host)
        return failure(502, 'content_host_is_site', 'The content host of this site is the site itself.');
      // Whatever else is asked would be one request more for the host.
      const query = /^[a-z]{2,3}$/.test(language) ? `?lang=${language}` : '';
      return answer(await host.ask(contentPath + route + query), cached);
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
