import type { CampusEvents, MenuItem } from '@tamarack-lowe/content-model';
import type { Answer } from './answer.ts';
import { parseCountry } from './parseCountry.ts';
import { parseMenu } from './parseMenu.ts';
import { requestJson } from './requestJson.ts';

export type ApiClientOptions = {
  /** Origin of the content host, `https://content.example.com`. Empty: the site's own origin passes the calls on. */
  contentHost?: string;
  /** Full address of the geolocation answer, or a path on the site's own origin. Default `/geolocation`. */
  geolocationUrl?: string;
  /** The firm's main site: root-relative addresses from the content host resolve against it. Default: left as they are. */
  siteUrl?: string;
  /** Default: the global `fetch`, looked up at each call. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds until a request counts as failed. Default 5000. */
  timeoutMs?: number;
};

export type ApiClient = {
  /** The firm's menu, one submenu level. */
  menu(signal?: AbortSignal): Promise<Answer<MenuItem[]>>;
  /** Campus events in the order sent (see `sortEvents`), and the provinces to filter by. */
  campusEvents(signal?: AbortSignal): Promise<Answer<CampusEvents>>;
  /** The visitor's country, two capital letters. An unknown country is a failure with the reason `answer`. */
  country(signal?: AbortSignal): Promise<Answer<string>>;
};

/** The three calls of the site. None of them throws or rejects. */
export function createApiClient({
  contentHost = '',
  geolocationUrl = '/geolocation',
  siteUrl,
  fetch = (input, init) => globalThis.fetch(input, init),
  timeoutMs = 5000,
}: ApiClientOptions = {}): ApiClient {
  const api = `${contentHost.replace(/\/+$/, '')}/learn/wp-json/api`;
  const options = { siteUrl };
  return {
    menu: (signal) =>
      requestJson({
        url: `${api}/menu`,
        parse: (json) => parseMenu(json, options),
        fetch,
        timeoutMs,
        signal,
      }),
    campusEvents: (signal) =>
      requestJson({
        url: `${api}/campus_events`,
        // Most visits never come to the events.
        parse: async (json) => (await import('./parseCampusEvents.ts')).parseCampusEvents(json, options),
        fetch,
        timeoutMs,
        signal,
      }),
    country: (signal) => requestJson({ url: geolocationUrl, parse: parseCountry, fetch, timeoutMs, signal }),
  };
}
