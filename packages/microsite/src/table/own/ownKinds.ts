import { ownPages } from 'virtual:microsite/pages';
import { plainPath } from '@tamarack-lowe/content-model';
import { createElement } from 'react';
import { definePageKind, type PageKind } from '../PageKind.ts';
import { makePage } from '../page.ts';
import { STYLE_PARTS } from '../styleParts.ts';
import { loadComponent } from './drawnBlocks.ts';

/** A page that a config adds to the site. */
export type OwnPage = (typeof ownPages)[number];

/** The kinds of pages that the config of the site adds, one for each custom page. */
export const OWN_KINDS: readonly PageKind[] = ownPages.map(ownKind);

function ownKind(own: OwnPage): PageKind {
  const { path, page: name, component, styles } = own;
  return definePageKind<object>({
    id: `own page ${path ?? name}`,
    match: (place, here) =>
      path === undefined ? place.kind === 'page' && place.page === name : here === plainPath(path),
    // Without a style sheet of its own, a custom page may use every part of the kit's; else it gets those of text
    // pages.
    styles: styles === undefined ? STYLE_PARTS : ['static'],
    page: async () => {
      const Drawn = await loadComponent(component);
      const page = makePage<object>({
        handle: { page: 'static' },
        Component: ({ data }) => createElement(Drawn, data),
      });
      return { page };
    },
    server: import.meta.env.SSR && (() => import('./own.server.ts').then(({ ownServer }) => ownServer(own))),
  });
}
