import type { CampusEvents, MenuItem } from '@tamarack-lowe/content-model';
import { primaryLanguage, withoutEndSlash } from '@tamarack-lowe/content-model/internal/addresses';
import { isRecord } from './jsonValues.ts';
import { COUNTRY_BYTES, RESPONSE_BYTES } from './limits.ts';
import type { ParseOptions } from './menu.ts';
import { type ApiResult, type JsonRequest, requestJson } from './request.ts';

export type ApiClientOptions = Pick<ParseOptions, 'siteUrl' | 'badgeClass' | 'menuRest' | 'report'> & {
  /**
   * Origin of the content host. Empty, or a path: the site's own server forwards the calls, below that path. Default: empty.
   *
   * @example 'https://content.example.com'
   */
  contentHost?: string;
  /** Path of the routes `menu` and `campus_events`. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Language of the content, BCP 47; its first part is sent as `lang`. Default: that of the host. */
  language?: string;
  /** URL of the geolocation service, or a path on the site's own origin. Default `/geolocation`. */
  geolocationUrl?: string;
  /** Default: the global `fetch`, looked up at each call. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds until a request fails. Default 5000. */
  timeoutMs?: number;
};

export type ApiClient = {
  /** The firm's menu, one submenu level. */
  menu(signal?: AbortSignal): Promise<ApiResult<MenuItem[]>>;
  /** Campus events in the order sent (see `sortEvents`), and the provinces to filter by. */
  campusEvents(signal?: AbortSignal): Promise<ApiResult<CampusEvents>>;
  /** The visitor's country, two capital letters. An unknown country fails with the reason `response`. */
  country(signal?: AbortSignal): Promise<ApiResult<string>>;
};

/**
 * Makes the three calls of the site: menu, campus events, country. None of them throws or rejects.
 *
 * @example
 * const api = createApiClient({ contentHost: 'https://content.example.com' });
 * const result = await api.menu();
 * if (result.ok) showMenu(result.value);
 */
export function createApiClient({
  contentHost = '',
  contentPath = '/learn/wp-json/api',
  language,
  geolocationUrl = '/geolocation',
  fetch = (input, init) => globalThis.fetch(input, init),
  timeoutMs = 5000,
  ...options
}: ApiClientOptions = {}): ApiClient {
  const api = [contentHost, contentPath].map(withoutEndSlash).join('');
  const query = language === undefined ? '' : `?lang=${primaryLanguage(language)}`;
  /** URLs whose last response was not usable. The browser may have cached it, so the next request bypasses the cache. */
  const unusable = new Set<string>();

  async function request<T>(
    url: string,
    parse: JsonRequest<T>['parse'],
    signal?: AbortSignal,
    maxBytes: number = RESPONSE_BYTES,
  ) {
    const cache = unusable.has(url) ? 'reload' : 'default';
    const result = await requestJson({ url, parse, fetch, timeoutMs, maxBytes, signal, cache });
    if (result.ok) unusable.delete(url);
    else if (result.reason === 'response') unusable.add(url);
    return result;
  }

  return {
    menu: (signal) =>
      request(
        `${api}/menu${query}`,
        // Loaded after the response, so that the parser does not delay hydration.
        async (json) => (await import('./menu.ts')).parseMenu(json, options),
        signal,
      ),
    campusEvents: (signal) =>
      request(
        `${api}/campus_events${query}`,
        // Loaded on demand: most visits never open the events.
        async (json) => (await import('./events.ts')).parseCampusEvents(json, options),
        signal,
      ),
    country: (signal) => request(geolocationUrl, parseCountry, signal, COUNTRY_BYTES),
  };
}

/** Reads `country_code` of a geolocation response: two letters, returned in capitals. Null when unknown. */
export function parseCountry(json: unknown): string | null {
  const code = isRecord(json) ? json.country_code : null;
  return typeof code === 'string' && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
}
