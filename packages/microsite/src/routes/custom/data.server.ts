import { plainPath } from '@tamarack-lowe/content-model';
import { pageHead } from '../head.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageKindServer } from '../PageKindServer.ts';
import type { OwnPage } from './route.ts';

/** The build's side of a custom page. */
export function ownServer({ path: written, page: name, load, head, card }: OwnPage): PageKindServer<object> {
  const dataOf = (context: PageContext) => load?.(context) ?? {};
  return {
    id: `own page ${written ?? name}`,
    list: (context) => {
      const path = written === undefined ? context.site.paths.page(name ?? '') : plainPath(written);
      return path === null ? [] : [{ path, label: head?.(dataOf(context)).title ?? path }];
    },
    load: dataOf,
    head: ({ site }, { data, path }) =>
      pageHead(site, { title: path, description: site.brand.line, ...head?.(data), path }),
    card: (context) => {
      const { photo, headline } = card?.(dataOf(context)) ?? {};
      return photo === undefined || headline === undefined ? null : { headline, art: { photo } };
    },
  };
}
