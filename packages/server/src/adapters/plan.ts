import { extname } from 'node:path/posix';
import type { EdgeBuild } from '../edge.ts';
import type { HeaderRules } from '../headers.ts';
import { createRedirects, withoutLastSlash } from '../redirects.ts';
import { type BuiltSite, notFoundPages } from '../staticFiles.ts';

/** Everything that a web server has to know about a built site. Each adapter writes it in the format of one server. */
export type SitePlan = {
  site: BuiltSite;
  /** Options of `createSiteHandler` besides the site. */
  options: PlanOptions;
  /**
   * Targets of redirects without intermediate ones, by address with and without a slash at the end. Files of pages
   * (`/company/index.html`) redirect, too.
   */
  redirects: ReadonlyMap<string, string>;
  /** Files of 404 pages, by the address at which the pages of their language begin. */
  notFound: ReadonlyMap<string, string>;
  /** Files of pages for 410, by the addresses they answer for, with and without a slash at the end. */
  gone: ReadonlyMap<string, string>;
  /** `Content-Type` by file extension. */
  types: ReadonlyMap<string, string>;
};

export type PlanOptions = Omit<EdgeBuild, 'files' | 'policies'>;

const INDEX = /index\.html$/;

/** Computes redirects, pages for 404 and 410, and content types of a built site. */
export function planSite(site: BuiltSite, options: PlanOptions): SitePlan {
  const { base } = options;
  const names = [...site.files.keys()];
  const notFound = notFoundPages(names, base);
  const redirect = createRedirects(options.redirects);
  const targetOf = (path: string) => redirect({ path, query: '' })?.headers.get('location');

  const redirects = new Map<string, string>();
  for (const from of Object.keys(options.redirects)) {
    const path = withoutLastSlash(from);
    const to = targetOf(path);
    if (to) for (const variant of [path, `${path}/`]) redirects.set(variant, to);
  }
  // The first page has one address, with the slash.
  if (base !== '/') redirects.set(base.slice(0, -1), base);
  const gone = new Map(
    Object.entries(options.gone ?? {}).flatMap(([address, file]) =>
      // A redirect that the firm has added since takes precedence.
      redirects.has(withoutLastSlash(address))
        ? []
        : ['', '/'].map((end) => [withoutLastSlash(address) + end, file] as const),
    ),
  );
  const errorPages = new Set([...notFound.values(), ...gone.values()]);
  const pages = names.filter((name) => INDEX.test(name) && !errorPages.has(name));
  for (const name of pages) {
    const page = name.replace(INDEX, '');
    redirects.set(name, targetOf(page) ?? encodeURI(page));
  }
  const types = new Map([...site.files.values()].map(({ name, type }) => [extname(name).slice(1), type]));
  return { site, options, redirects, notFound, gone, types };
}

/**
 * Returns the addresses without a file, which web servers proxy to the server of the site: routes of the content host, and
 * the visitor's country.
 */
export function proxiedAddresses({ base, contentPath }: PlanOptions): [routes: string, country: string] {
  return [`${base}${contentPath.slice(1)}/`, `${base}geolocation`];
}

/** Header rules with their patterns as nginx and Caddy write them. */
export function regexRules(rules: HeaderRules): (readonly [string, string])[] {
  return rules.map(([names, value]) => [`~${names.source}`, value] as const);
}
