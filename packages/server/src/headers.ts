import { contentSecurityPolicy, REPORTS } from '@tamarack-lowe/prerender/internal/policy';
import type { MiddlewareHandler } from 'hono';

export type SecurityHeadersOptions = {
  /** True when the request came by https: browsers then insist on it. Default: false. */
  https?: boolean;
  /** Address to which browsers report violations of a policy. Default: none. */
  reports?: string | undefined;
};

/** Headers of every response, errors included. */
export function securityHeaders({
  https = false,
  reports,
}: SecurityHeadersOptions = {}): Record<string, string> {
  return {
    // For responses that are not a built page: nothing inline runs.
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(reports !== undefined && { 'Reporting-Endpoints': `${REPORTS}="${reports}"` }),
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Middleware that adds the security headers which a response does not set itself. */
export function addSecurityHeaders({ reports }: { reports?: string | undefined }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const https = /^\s*https\b/i.test(c.req.header('x-forwarded-proto') ?? '');
    for (const [name, value] of Object.entries(securityHeaders({ https, reports }))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

/** Values of one header by file name: the first pattern that matches wins. The last one matches all names. */
export type HeaderRules = readonly (readonly [names: RegExp, value: string])[];

/** `Cache-Control` of files with a hash in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

// An SVG may style itself. A browser shows a PDF inside a page of its own, which "object-src 'none'" would leave empty.
export const SVG_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";
export const PDF_POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const ALL_NAMES = /^/;

/**
 * Headers of files besides the security headers, as data: the handler reads these rules, and the configurations of nginx,
 * Caddy and static hosts are written from them. Pages have a policy of their own.
 */
export function fileRules(base: string) {
  return {
    // Names with a hash never change. A page and its data must be of the same build, so both are checked at each visit, and so
    // is the service worker; an unchanged one costs a 304. The few other files (icons, documents) may be an hour old.
    'Cache-Control': [
      [new RegExp(`^${base.replaceAll('.', '\\.')}(?:assets|media)/`), IMMUTABLE],
      [/\.(?:html|json)$|\/sw\.js$/, 'public, max-age=0, must-revalidate'],
      [ALL_NAMES, 'public, max-age=3600'],
    ],
    'Content-Security-Policy': [
      [/\.svg$/, SVG_POLICY],
      [/\.pdf$/, PDF_POLICY],
      [ALL_NAMES, contentSecurityPolicy()],
    ],
    // Other sites show share cards, in browsers too.
    'Cross-Origin-Resource-Policy': [
      [/\.jpe?g$/, 'cross-origin'],
      [ALL_NAMES, 'same-origin'],
    ],
  } satisfies Record<string, HeaderRules>;
}

/** Returns a function from the name of a file, `/company/index.html`, to its headers, on a site that stands at `base`. */
export function fileHeaders(base: string): (name: string) => Record<string, string> {
  const rules = Object.entries<HeaderRules>(fileRules(base));
  return (name) =>
    Object.fromEntries(
      rules.map(([header, values]) => [header, values.find(([names]) => names.test(name))?.[1] ?? '']),
    );
}
