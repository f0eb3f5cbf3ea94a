import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { pageHead } from '../head.server.ts';
import type { CustomPageContext, RouteData, RouteServer } from '../route.ts';
import type { CustomPage } from './route.ts';

/** Makes the server module of a custom page. */
export function customServer({ path, page: name, load, head, card }: CustomPage): RouteServer {
  const dataOf = (context: CustomPageContext) => load?.(context) ?? {};
  return {
    list: (context) => {
      const address = path === undefined ? context.site.paths.page(name ?? '') : plainPath(path);
      return address === null ? [] : [{ path: address, label: head?.(dataOf(context)).title ?? address }];
    },
    load: dataOf,
    head({ site }, { data, path: address }: RouteData<object>) {
      const { title = address, description = site.brand.line } = head?.(data) ?? {};
      return pageHead(site, { title, description, path: address });
    },
    card: (context) => {
      const { photo, headline } = card?.(dataOf(context)) ?? {};
      return photo === undefined || headline === undefined ? null : { headline, art: { photo } };
    },
  };
}
