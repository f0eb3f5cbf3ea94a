import type { PageHiring } from '@tamarack-lowe/content-tools';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
import { about, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext } from '../route.ts';

/** Name of a page that `hiring.json` describes, in `pages` of the brand. */
export type HiringPageName = keyof PageHiring['pages'];

/** Lists a page of `hiring.json`, on sites that have the file and an address for it. */
export function listHiringPage({ site, content }: RouteContext, name: HiringPageName): PageEntry[] {
  const path = site.paths.page(name);
  const hiring = path === null ? null : content.readHiring();
  if (path === null || hiring === null) return [];
  return [{ path, label: hiring.pages[name].name, updated: hiring.updated, offline: true }];
}

/** Address of a page of `hiring.json`, with the words of links to it; null on sites without it. */
export function hiringLink(context: RouteContext, name: HiringPageName, label: string): PageAddress | null {
  const [page] = listHiringPage(context, name);
  return page ? { href: page.path, label } : null;
}

/** The head of a page of `hiring.json`. */
export function hiringHead(context: RouteContext, name: HiringPageName, path: string): HeadEntry[] {
  const hiring = context.content.readHiring();
  if (hiring === null) return [];
  const { name: title, summary } = hiring.pages[name];
  return [
    ...pageHead(context.site, { title, description: summary, path, type: 'article' }),
    about(context.site, [startCrumb(context), { name: title, path }]),
  ];
}

/** The share card of a page of `hiring.json`; null when it names no picture. */
export function hiringCard({ content }: RouteContext, name: HiringPageName): CardContent | null {
  const { name: note, title, media } = content.readHiring()?.pages[name] ?? {};
  if (media === undefined || title === undefined) return null;
  return { headline: [title].flat().join(' '), ...(note !== undefined && { note }), art: { photo: media } };
}
