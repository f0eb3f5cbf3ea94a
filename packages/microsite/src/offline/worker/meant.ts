import { pageDataAddress, pathOfPageData } from '@tamarack-lowe/prerender/early';
import { languageAt } from '../../site/paths.ts';
import type { OfflineLanguage } from '../OfflineSettings.ts';
import { pageKey, plain } from './pageKey.ts';
import { settings } from './settings.ts';

/** The path of the page that an address is that of, or of the file beside it. */
export function pageOf(address: string): string {
  const { pathname } = new URL(pageKey(address));
  return pathOfPageData(pathname) ?? pathname;
}

/** The language of a path. */
export const languageOf = (path: string): OfflineLanguage | undefined =>
  languageAt(settings.languages, path) ?? settings.languages[0];

/** What is kept of a language whether it was opened or not: what each is made of, by its address. */
export function meantOf({ pages, files }: OfflineLanguage): Map<string, string> {
  const ofPages = Object.entries(pages).flatMap(([path, as]): [string, string][] => [
    [path, as],
    [pageDataAddress(path), as],
  ]);
  return new Map([...ofPages, ...files.map((file): [string, string] => [file, ''])]);
}

/** What a page or the file beside it is made of, where it is kept whether it was opened or not. */
export function madeOf(path: string): string | undefined {
  const { pages = {}, files = [] } = languageOf(path) ?? {};
  const page = plain(pathOfPageData(path) ?? path);
  const [, as] = Object.entries(pages).find(([each]) => plain(each) === page) ?? [];
  return as ?? (files.includes(path) ? '' : undefined);
}

/** The kept page, or the file beside it, that draws another one too. */
export function drawnBy(path: string): string | undefined {
  const page = pathOfPageData(path);
  const other = languageOf(path)?.drawnBy[page ?? path];
  return other === undefined || page === null ? other : pageDataAddress(other);
}
