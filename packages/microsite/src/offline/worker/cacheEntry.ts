import { RESPONSE_BYTES } from '@tamarack-lowe/api-client/internal/parse';
import { pageDataAddress } from '@tamarack-lowe/prerender/prehydration';
import { CACHED_AT, CACHED_BYTES, EPOCH, REVISION } from '../protocol.ts';
import { isApi, isEvents, isPage, settings } from './addresses.ts';

/** Content types by file extension. */
const TYPES: readonly (readonly [extension: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.vtt$/, /^text\/vtt/],
  [/\.\w+$/, /^(?!text\/)./],
];

/**
 * Checks that a response is what its address names. Networks that ask to sign in, and hosts that have lost their files,
 * respond to everything with one HTML page. The cache must never store that page as a picture or a script, nor replace a
 * good copy with it.
 */
export async function isValidResponse(address: string, response: Response): Promise<boolean> {
  const { pathname } = new URL(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (isEvents(pathname) || isApi(pathname)) return type.includes('json');
  // Every page of ours contains the address of the file beside it.
  if (isPage(pathname)) return (await response.clone().text()).includes(pageDataAddress(''));
  const [, expected] = TYPES.find(([extension]) => extension.test(pathname)) ?? [];
  return expected?.test(type) ?? false;
}

/**
 * Makes a cache entry of a response, with its time and size in headers. `revision`: for pinned files. Null for error
 * statuses, redirects, opaque responses, and responses so large that they would evict everything else.
 */
export async function toCacheEntry(response: Response, revision?: string): Promise<Response | null> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return null;
  const body = await response.blob();
  if (body.size > RESPONSE_BYTES) return null;
  const headers = new Headers(response.headers);
  // The body is decompressed.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(CACHED_AT, String(Date.now()));
  headers.set(CACHED_BYTES, String(body.size));
  if (revision !== undefined) headers.set(REVISION, revision);
  if (settings.epoch) headers.set(EPOCH, settings.epoch);
  return new Response(body, { status: response.status, headers });
}
