import { decodeEntities } from './decodeEntities.ts';
import { ADDRESS_CHARACTERS } from './limits.ts';

export type AddressOptions = {
  /** Schemes a visitor may follow besides `http:`, `https:` and `mailto:`. */
  schemes?: readonly string[];
  /** What root-relative addresses resolve against; without it they stay root-relative. */
  siteUrl?: string | undefined;
};

// Any origin will do; it only shows whether a path like `/\evil.example` would leave the site.
const SAME_SITE = 'https://same-site.invalid';

/**
 * An address from the content host that is safe to put into a link, or null. Kept are `http(s):`, `mailto:`, the given
 * schemes, protocol-relative addresses (as `https:`) and paths that begin with `/`. The result is the address as the
 * URL parser wrote it, so that what was checked is what a browser will follow. A `page_id` address is WordPress's
 * pointer to a page that is not published: a visitor would get a 404.
 */
export function addressOf(value: unknown, { schemes = [], siteUrl }: AddressOptions = {}): string | null {
  if (typeof value !== 'string' || value.length > ADDRESS_CHARACTERS) return null;
  const address = decodeEntities(value.trim());
  const isPath = /^[/\\]/.test(address);
  if (!isPath && !/^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
  const url = parse(address, SAME_SITE);
  if (!url || url.searchParams.has('page_id')) return null;
  if (url.origin === SAME_SITE) {
    const path = url.pathname + url.search + url.hash;
    // `/.//host` ends as the path `//host`, which a browser would read as another site.
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
