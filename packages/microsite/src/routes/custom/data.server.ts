import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { about, pageHead, startCrumb } from '../head.server.ts';
import type { CustomPageContext, RouteContext, RouteData, RouteServer } from '../route.ts';
import type { CustomPage } from './customRoutes.ts';

/** Makes the server module of a custom page, of a config or of a plugin. */
export function customServer(custom: CustomPage): RouteServer {
  return custom.plugin ? pluginServer(custom.page ?? '') : configServer(custom);
}

function pluginServer(name: string): RouteServer {
  const pageOf = ({ plugins }: RouteContext) => plugins?.pages[name];
  return {
    list(context) {
      const [address, page] = [context.site.paths.page(name), pageOf(context)];
      return address === null || page === undefined ? [] : [{ path: address, label: page.title }];
    },
    load: (context) => pageOf(context)?.data ?? null,
    head(context, { path }) {
      const { title = path, description = context.site.brand.line, things = [] } = pageOf(context) ?? {};
      return [
        ...pageHead(context.site, { title, description, path }),
        about(context.site, [startCrumb(context), { name: title, path }], things),
      ];
    },
    card: () => null,
  };
}

function configServer({ path, page: name, load, head, card }: CustomPage): RouteServer {
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
