import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryOf, type GeolocationService } from './countryOf.ts';
import { embeddedAnswers } from './embeddedAnswers.ts';
import { fetchLimited } from './fetchLimited.ts';
import { requestPath } from './requestPath.ts';
import { sendText } from './sendText.ts';

export type ContentHostOptions = {
  /** Origin of the content host. Without it the recorded answers are served. */
  contentHost?: string | undefined;
  geolocation?: GeolocationService | undefined;
  /** Milliseconds for a whole answer of the content host. Default 5000. */
  timeoutMs?: number;
  /** Bytes of an answer of the content host. Default 2 MiB. */
  maxBytes?: number;
};

const API = '/learn/wp-json/api/';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers `/learn/wp-json/api/*` and `/geolocation`, in the form of Connect: the site's server and the development
 * server mount the same one. Everything else goes to `next`.
 */
export function contentHostMiddleware({
  contentHost,
  geolocation,
  timeoutMs = 5000,
  maxBytes = 2 ** 21,
}: ContentHostOptions = {}) {
  const embedded = embeddedAnswers();
  const api = contentHost === undefined ? null : contentHost.replace(/\/+$/, '') + API;

  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const target = requestPath(request.url);
    const isApi = target?.path.startsWith(API);
    if (!target || !(isApi || target.path === '/geolocation')) return next();
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      sendText(request, response, { status, body, headers, type: JSON_TYPE });
    const fail = (status: number, code: string, message: string, headers?: Record<string, string>) =>
      send(status, JSON.stringify({ code, message, data: { status } }), headers);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return fail(405, 'method_not_allowed', 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    if (!isApi) return send(200, JSON.stringify({ country_code: await countryOf(request, geolocation) }));

    const route = target.path.slice(API.length).replace(/\/$/, '');
    // What a content team changes may be a minute old everywhere; nothing in front of us asks more often.
    const cached = { 'Cache-Control': 'public, max-age=60' };
    const known = embedded.get(route);
    if (api === null && known !== undefined) return send(200, known, cached);
    if (api === null || !/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/i.test(route)) {
      return fail(404, 'rest_no_route', 'There is no such route here.');
    }
    try {
      const { text } = await fetchLimited(api + route + target.query, { timeoutMs, maxBytes });
      send(200, text, cached);
    } catch {
      fail(502, 'content_host_unavailable', 'The content host gave no usable answer.');
    }
  };
}
