import type { CampusEvents, MenuItem } from '@tamarack-lowe/content-model';
import type { Answer } from './answer.ts';
import { ANSWER_BYTES, COUNTRY_BYTES } from './limits.ts';
import { parseCountry } from './country.ts';
import type { ParseOptions } from './menu.ts';
import { type JsonRequest, requestJson } from './request.ts';

export type ApiClientOptions = Pick<ParseOptions, 'siteUrl' | 'badgeClass' | 'menuRest' | 'report'> & {
  /**
   * Origin of the content host, `https://content.example.com`. Empty, or a path: the site's own origin passes the calls on,
   * below that path.
   */
  contentHost?: string;
  /** Where the routes `menu` and `campus_events` begin. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** The language to ask for, BCP 47: the first part of it is sent as `lang`. Default: the host's own. */
  language?: string;
  /** Full address of the geolocation answer, or a path on the site's own origin. Default `/geolocation`. */
  geolocationUrl?: string;
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
  contentPath = '/learn/wp-json/api',
  language,
  geolocationUrl = '/geolocation',
  fetch = (input, init) => globalThis.fetch(input, init),
  timeoutMs = 5000,
  ...options
}: ApiClientOptions = {}): ApiClient {
  const api = [contentHost, contentPath].map((part) => part.replace(/\/+$/, '')).join('');
  const asked = language === undefined ? '' : `?lang=${language.split('-', 1)[0]}`;
  /** Addresses whose last answer was of no use: the browser may have kept it, so the next question goes past that. */
  const unusable = new Set<string>();

  async function ask<T>(
    url: string,
    parse: JsonRequest<T>['parse'],
    signal?: AbortSignal,
    maxBytes: number = ANSWER_BYTES,
  ) {
    const cache = unusable.has(url) ? 'reload' : 'default';
    const answer = await requestJson({ url, parse, fetch, timeoutMs, maxBytes, signal, cache });
    if (answer.ok) unusable.delete(url);
    else if (answer.reason === 'answer') unusable.add(url);
    return answer;
  }

  return {
    menu: (signal) =>
      ask(
        `${api}/menu${asked}`,
        // It comes behind the answer, not with the scripts that bring a page to life.
        async (json) => (await import('./menu.ts')).parseMenu(json, options),
        signal,
      ),
    campusEvents: (signal) =>
      ask(
        `${api}/campus_events${asked}`,
        // Most visits never come to the events.
        async (json) => (await import('./events.ts')).parseCampusEvents(json, options),
        signal,
      ),
    country: (signal) => ask(geolocationUrl, parseCountry, signal, COUNTRY_BYTES),
  };
}
