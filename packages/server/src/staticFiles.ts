import { fileHeaders } from './headers.ts';
import { createRedirects, redirectResponse, withoutLastSlash } from './redirects.ts';
import { decodePath, type RequestPath } from './requestPath.ts';
import { fileResponse, type SiteFile, textResponse } from './responses.ts';

/** A built site as a value, wherever its files are. */
export type BuiltSite = {
  /** Files by decoded address. Every other address gets the 404 page. */
  files: ReadonlyMap<string, SiteFile>;
  /** The Content-Security-Policy of each page, by the address of its file. */
  policies: ReadonlyMap<string, string>;
};

/**
 * Removed pages of people who have left: the address of each, and the file of its response, 410.
 *
 * @example { '/stories/a-red-canoe': '/410/1/index.html' }
 */
export type GonePages = Readonly<Record<string, string>>;

export type StaticFilesOptions = {
  site: BuiltSite;
  base: string;
  redirects: Readonly<Record<string, string>>;
  /** Addresses that are answered with 410, and the files of their pages. Default: none. */
  gone?: GonePages | undefined;
};

const INDEX = '/index.html';

/** Finds the file of an address in a built site and responds with it, with a redirect, or with the page for 404 or 410. */
export function createStaticFiles({ site, base, redirects, gone = {} }: StaticFilesOptions) {
  const { files, policies } = site;
  const notFoundFiles = notFoundPages(files.keys(), base);
  const headersOf = fileHeaders(base);
  const redirectTo = createRedirects(redirects);
  const goneFiles = new Map(
    Object.entries(gone).map(([path, file]) => [withoutLastSlash(path).normalize(), file]),
  );
  /** Error pages have no address of their own. */
  const errorPages = new Set([...notFoundFiles.values(), ...goneFiles.values()]);
  const isErrorPage = (name: string) => errorPages.has(name);

  /** The file itself, or the page of a folder, with and without a trailing slash. */
  function findFile(path: string): SiteFile | undefined {
    const address = path.normalize();
    return files.get(address) ?? files.get(withoutLastSlash(address) + INDEX);
  }

  /** The 404 page in the language of an address. */
  function notFoundFileFor(path: string): SiteFile | undefined {
    const [language = ''] = /^[^/]*/.exec(path.slice(base.length)) ?? [];
    return files.get(notFoundFiles.get(base + language) ?? notFoundFiles.get('') ?? '');
  }

  return {
    /** Redirects an address that has moved, and the file of a page to the page. Null for all others. */
    redirect({ path, query }: RequestPath): Response | null {
      // Relative addresses in a page would not resolve below the name of its file.
      const isFile = path.endsWith(INDEX) && files.has(path) && !isErrorPage(path);
      if (!isFile) return redirectTo({ path, query });
      const page = path.slice(0, 1 - INDEX.length);
      return redirectTo({ path: page, query }) ?? redirectResponse(page, query);
    },

    async respond(request: Request, path: string): Promise<Response> {
      const found = findFile(path);
      const isFound = found !== undefined && !isErrorPage(found.name);
      const goneFile = files.get(goneFiles.get(withoutLastSlash(path.normalize())) ?? '');
      const isGone = !isFound && goneFile !== undefined;
      const file = isFound ? found : (goneFile ?? notFoundFileFor(path));
      if (!file) return textResponse({ status: 404, body: 'There is no such page.\n' });
      const policy = policies.get(file.name);
      return fileResponse(request, file, {
        status: isFound ? 200 : isGone ? 410 : 404,
        headers: {
          ...headersOf(file.name),
          ...(policy !== undefined && { 'Content-Security-Policy': policy }),
          // Storybook, which a preview of a site contains, shows each example in a frame.
          ...(policy?.includes("frame-ancestors 'self'") && { 'X-Frame-Options': 'SAMEORIGIN' }),
        },
      });
    },

    /** True when a page is built at an address, percent-encoded as browsers write it. */
    isPage(address: string): boolean {
      const { name = '' } = findFile(decodePath(address) ?? '') ?? {};
      return name.endsWith(INDEX) && !isErrorPage(name);
    },
  };
}

/**
 * 404 pages among the names of files, by the address at which the pages of their language begin, without a slash at the end:
 * `/de`, or an empty text for the first language.
 */
export function notFoundPages(names: Iterable<string>, base: string): Map<string, string> {
  return new Map(
    [...names].flatMap((name) => {
      const match =
        name.startsWith(base) && /^(?:([\w-]+)\/)?404\/index\.html$/.exec(name.slice(base.length));
      return match ? [[match[1] === undefined ? '' : base + match[1], name] as const] : [];
    }),
  );
}
