import path from 'node:path';
import type { Expectation } from '../Expectation.ts';
import { guideExample } from '../guideExample.ts';
import { readJsonc } from '../readJsonc.ts';
import type { ServerAdapter } from '../ServerAdapter.ts';
import { startRuntime } from '../startRuntime.ts';

/** A host of static files that reads `_headers` and `_redirects`: the asset server of Cloudflare. */
export const staticHost: ServerAdapter = {
  name: 'static',
  isBehindProxy: true,
  // A policy for a folder with many pages allows any inline style, as its hashes are too long for a rule: 10 points less.
  leastPoints: 120,
  differs,
  async start({ build, port }) {
    const { compatibility_date, assets } = readJsonc(guideExample('A host of static files', 'jsonc'));
    return startRuntime(port, {
      modules: true,
      script: 'export default {}',
      compatibilityDate: compatibility_date,
      assets: {
        directory: path.join(build, '..', assets.directory),
        routerConfig: { has_user_worker: false },
        assetConfig: { not_found_handling: assets.not_found_handling },
      },
    });
  },
};

type ResponseHeaders = NonNullable<Expectation['responseHeaders']>;

/** Adapts expectations to a static host, which adds a trailing slash to addresses, encodes them, and compresses by itself. */
function differs(expectation: Expectation): Expectation | null {
  const { about, path: asked, responseHeaders = {}, body: _, ...rest } = expectation;
  const isRedirected = asked.includes('$') || asked.startsWith('/404') || asked.includes('/404');
  if (isRedirected) return null;
  switch (about) {
    case 'pages, trailing slash':
    case 'pages, query':
    case 'unknown addresses':
      return { ...expectation, responseHeaders: withSharedPolicy(responseHeaders) };
    case 'pages, dollar sign':
      return asked.endsWith('/')
        ? { ...expectation, responseHeaders: withSharedPolicy(responseHeaders) }
        : null;
    case 'pages, no trailing slash':
      return { ...rest, about, path: asked, status: 307, responseHeaders: { location: `${asked}/` } };
    case 'files with a hash':
      return { ...expectation, responseHeaders: ofStaticFile(responseHeaders) };
    case 'other files':
      return {
        ...expectation,
        responseHeaders: {
          ...ofStaticFile(responseHeaders),
          'cache-control': 'public, max-age=0, must-revalidate',
        },
      };
    case 'redirects in one hop':
    case '304 by ETag':
      return expectation;
    default:
      return expectation.headers?.['X-Forwarded-Proto'] === 'https' ? expectation : null;
  }
}

/** Expects a policy that pages share to have all sources of the page, or any inline style instead of hashes of styles. */
function withSharedPolicy(responseHeaders: ResponseHeaders): ResponseHeaders {
  const policy = responseHeaders['content-security-policy'];
  const directives = typeof policy === 'string' ? policy.split('; ') : [];
  const every = directives.flatMap((directive) =>
    directive.split(' ').map((source) => {
      const isStyleHash = directive.startsWith('style-src ') && source.startsWith("'sha256-");
      const pattern = source.replaceAll(/[+./*]/g, '\\$&');
      return `(?=.*${isStyleHash ? `(?:${pattern}|style-src [^;]*'unsafe-inline')` : pattern})`;
    }),
  );
  return { ...responseHeaders, 'content-security-policy': new RegExp(`^${every.join('')}`) };
}

/** Expects content types without a charset, and a policy of its own for documents only. */
function ofStaticFile(responseHeaders: ResponseHeaders): ResponseHeaders {
  const type = String(responseHeaders['content-type']).split(';', 1)[0] ?? '';
  const policy = String(responseHeaders['content-security-policy']).includes("script-src 'self'")
    ? /^default-src 'none'/
    : (responseHeaders['content-security-policy'] ?? null);
  return {
    ...responseHeaders,
    'content-type': new RegExp(`^${type.replace('+', '\\+')}`),
    'content-security-policy': policy,
  };
}
