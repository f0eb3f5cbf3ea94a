import { readBody } from '@tamarack-lowe/api-client/internal/parse';
import type { FetchLimits } from '../../config/plugins/contract.ts';
import type { ResponseCache } from '../render/contentHost.ts';

/** Fetches the text of an address within limits. `log` receives a line when an older response replaces a failed one. */
export type FetchText = (url: string, limits: FetchLimits, log: (line: string) => void) => Promise<string>;

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 2 * 1024 * 1024;
/** Languages of a build, and pages of a development server, share a response for this long, ms. */
const SHARED_MS = 60_000;

/**
 * Makes the function by which plugins call other hosts. It requests each address once for all languages, and falls back on
 * the last response of the past day.
 */
export function createFetchText(
  cache: ResponseCache,
  { fetch = globalThis.fetch, now = Date.now }: { fetch?: typeof globalThis.fetch; now?: () => number } = {},
): FetchText {
  const shared = new Map<string, { text: Promise<string>; at: number }>();

  async function load(url: string, { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, accept }: FetchLimits) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new Error(`"${url}" is not a web address. Write one, such as "https://example.com/events.ics".`);
    const response = await fetch(url, {
      headers: accept === undefined ? {} : { Accept: accept },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(`${url} ${isLate ? `did not respond within ${timeoutMs} ms` : 'cannot be reached'}.`);
    });
    if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
    return readBody(response, maxBytes).catch((error: unknown) => {
      throw new Error(`${url}: ${error instanceof Error ? error.message : error}`);
    });
  }

  return async (url, limits, log) => {
    const last = shared.get(url);
    const fresh = last && now() - last.at < SHARED_MS ? last.text : load(url, limits);
    if (fresh !== last?.text) shared.set(url, { text: fresh, at: now() });
    try {
      const text = await fresh;
      cache.set(url, text);
      return text;
    } catch (error) {
      const cached = cache.get<string>(url);
      if (cached === null) throw error;
      log(`${error instanceof Error ? error.message : error} Built with its response of ${cached.at}.`);
      return cached.value;
    }
  };
}
