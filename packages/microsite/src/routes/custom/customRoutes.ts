import { customPages } from 'virtual:microsite/pages';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { createElement } from 'react';
import { CSS_CHUNKS } from '../../site/SiteData.ts';
import { definePage, type Route } from '../route.ts';
import { loadComponent } from './customComponents.ts';

/** A page that a config adds to the site. */
export type CustomPage = (typeof customPages)[number];

/** The routes that the config of the site adds, one for each custom page. */
export const CUSTOM_ROUTES: readonly Route[] = customPages.map(customRoute);

function customRoute(custom: CustomPage): Route {
  const { path, page: name, component, styles } = custom;
  return {
    id: `custom page ${path ?? name}`,
    matches: (match, pathname) =>
      path === undefined ? match.kind === 'page' && match.page === name : pathname === plainPath(path),
    // Without a style sheet, a custom page may use every chunk of the kit's; else it gets that of text pages.
    styles: styles === undefined ? CSS_CHUNKS : ['static'],
    page: async () => {
      const Custom = await loadComponent(component);
      const page = definePage<object>({
        metadata: { page: 'static' },
        Component: ({ data }) => createElement(Custom, data),
      });
      return { page };
    },
    server:
      import.meta.env.SSR &&
      (() => import('./data.server.ts').then(({ customServer }) => customServer(custom))),
  };
}
