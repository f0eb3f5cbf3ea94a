import { ADDRESS_CHARACTERS } from './limits.ts';
import { decodeEntities } from './text.ts';

export type SafeUrlOptions = {
  /** Allowed schemes besides `http:`, `https:` and `mailto:`. */
  schemes?: readonly string[];
  /** Base of root-relative addresses; without it they stay root-relative. */
  siteUrl?: string | undefined;
};

// Any origin works here: it only tells a path of the site from one like `/\evil.example`, which leaves it.
const SAME_SITE = 'https://same-site.invalid';

/**
 * Returns an address of the content host if it is safe in a link, else null. Allowed are `http(s):`, `mailto:`, the given
 * schemes, protocol-relative addresses (as `https:`) and paths that begin with `/`. The result is the output of the URL
 * parser, so that a browser follows exactly the address that was checked. An address with `page_id` is null: WordPress uses
 * it for unpublished pages, so a visitor would get a 404.
 */
export function safeUrl(value: unknown, { schemes = [], siteUrl }: SafeUrlOptions = {}): string | null {
  if (typeof value !== 'string' || value.length > ADDRESS_CHARACTERS) return null;
  const address = decodeEntities(value.trim());
  const isPath = /^[/\\]/.test(address);
  if (!isPath && !/^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
  const url = parse(address, SAME_SITE);
  if (!url || url.searchParams.has('page_id')) return null;
  if (url.origin === SAME_SITE) {
    const path = url.pathname + url.search + url.hash;
    // The URL parser turns `/.//host` into the path `//host`, which a browser would read as another site.
    if (!isPath || path.startsWith('//')) return null;
    return siteUrl === undefined ? path : (parse(path, siteUrl)?.href ?? null);
  }
  if (isPath) return url.protocol === 'https:' ? url.href : null;
  if (/^https?:$/.test(url.protocol)) return /^https?:\/\//i.test(address) ? url.href : null;
  return ['mailto:', ...schemes].includes(url.protocol) ? url.href : null;
}

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
