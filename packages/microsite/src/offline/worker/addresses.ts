import { pageDataAddress, pathOfPageData } from '@tamarack-lowe/prerender/prehydration';
import { languageAt, withoutTrailingSlash } from '../../site/paths.ts';
import type { OfflineLanguage, OfflineSettings } from '../protocol.ts';

declare const OFFLINE_SETTINGS: OfflineSettings;

/** Settings that the build writes in front of the worker (`build/outputs/serviceWorker.ts`). */
export const settings = OFFLINE_SETTINGS;

const pinnedFiles = new Set(settings.languages.flatMap((language) => language.files));

/** True for the path of a page: it has no file extension. */
export const isPage = (path: string) => !/\.\w+$/.test(path);

/** True for the path of a file beside a page. */
export const isPageData = (path: string) => path.endsWith('/page-data.json');

/** True for the path of a pinned file. */
export const isPinnedFile = (path: string) => pinnedFiles.has(path);

/** True for the path of the events: the only API response that visitors read like a page. */
export const isEvents = (path: string) => path.endsWith('/campus_events');

/** True for the paths of all other API responses. */
export const isApi = (path: string) => path.endsWith('/menu') || path === settings.geolocation;

/**
 * Returns the cache key of a page, or of the file beside it. Pages are files: search parameters (`?as=student`), hash and a
 * slash at the end change nothing.
 */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + withoutTrailingSlash(pathname);
}

/** Returns the path of the page for the address of a page, or of the file beside it. */
export function pageOf(address: string): string {
  const { pathname } = new URL(pageKey(address));
  return pathOfPageData(pathname) ?? pathname;
}

/** Returns the language of a path. */
export const languageOf = (path: string): OfflineLanguage | undefined =>
  languageAt(settings.languages, path) ?? settings.languages[0];

/** Returns the addresses of all pinned pages and files of a language, with their revisions. */
export function pinnedIn({ pages, files }: OfflineLanguage): Map<string, string> {
  const ofPages = Object.entries(pages).flatMap(([path, revision]): [string, string][] => [
    [path, revision],
    [pageDataAddress(path), revision],
  ]);
  return new Map([...ofPages, ...files.map((file): [string, string] => [file, ''])]);
}

/** Returns the revision of a pinned page, file, or file beside a page. Undefined for all others. */
export function revisionOf(path: string): string | undefined {
  const { pages = {}, files = [] } = languageOf(path) ?? {};
  const page = withoutTrailingSlash(pathOfPageData(path) ?? path);
  const [, revision] = Object.entries(pages).find(([each]) => withoutTrailingSlash(each) === page) ?? [];
  return revision ?? (files.includes(path) ? '' : undefined);
}

/** Returns the address of the pinned page, or of the file beside it, that also renders this address. */
export function samePageOf(path: string): string | undefined {
  const page = pathOfPageData(path);
  const other = languageOf(path)?.samePage[page ?? path];
  return other === undefined || page === null ? other : pageDataAddress(other);
}
