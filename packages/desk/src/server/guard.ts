import type { MiddlewareHandler } from 'hono';
import { type DeskLanguage, deskLanguage, say } from './words.ts';

/** Variables of each request. */
export type DeskEnv = { Variables: { language: DeskLanguage } };

/** Headers of every response. Scripts come from the desk's own files alone; styles of components are inline. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * Accepts requests of the desk itself only: a `Host` of the list (another one is DNS rebinding), an `Origin` that is this host,
 * and no request that a browser sent from another site. Changing requests must say their origin. `isLinked`: people may follow a
 * link of another site to a page of the desk, such as one in a mail.
 */
export function guard(
  hosts: readonly string[],
  { isLinked = false }: { isLinked?: boolean } = {},
): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    const language = deskLanguage(c.req.query('language') ?? c.req.header('Accept-Language'));
    c.set('language', language);
    if (isAllowed(c.req.raw, hosts, isLinked)) await next();
    else c.res = c.json({ message: say('notAllowed', language) }, 403);
    for (const [name, value] of Object.entries(HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  };
}

function isAllowed({ headers, method, url }: Request, hosts: readonly string[], isLinked: boolean): boolean {
  const host = headers.get('Host')?.toLowerCase() ?? '';
  // A target in absolute form names a host of its own.
  const isOurs = (name: string) => hosts.some((each) => each.toLowerCase() === name);
  if (!isOurs(host) || !isOurs(new URL(url).host)) return false;
  const isReading = method === 'GET' || method === 'HEAD';
  const origin = headers.get('Origin');
  if (origin === null ? !isReading : origin !== `http://${host}` && origin !== `https://${host}`)
    return false;
  const site = headers.get('Sec-Fetch-Site');
  const isFollowed =
    headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document';
  if (isLinked && method === 'GET' && isFollowed) return true;
  // "none" is an address that somebody typed.
  return site === null || site === 'same-origin' || (isReading && site === 'none');
}
