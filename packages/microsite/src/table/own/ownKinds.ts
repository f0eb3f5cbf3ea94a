import { ownPages } from 'virtual:microsite/pages';
import { createElement } from 'react';
import { pageHead } from '../head/pageHead.ts';
import { definePageKind, type PageKind } from '../PageKind.ts';
import { makePage } from '../page.ts';

/** A page that a config adds to the site. */
export type OwnPage = (typeof ownPages)[number];

/** The kinds of pages that the config of the site adds: one for each page. */
export const OWN_KINDS: readonly PageKind[] = ownPages.map(ownKind);

function ownKind({ path, load, Component, head }: OwnPage): PageKind {
  const page = makePage<object>({
    handle: { page: 'static' },
    Component: ({ data }) => createElement(Component, data),
  });
  return definePageKind<object>({
    id: `own page ${path}`,
    match: (_place, here) => here === path,
    page: async () => ({ page }),
    server: async () => ({
      id: `own page ${path}`,
      list: () => [{ path, label: head?.({}).title ?? path }],
      load: (context) => load?.(context) ?? {},
      head: ({ site }, { data }) =>
        pageHead(site, { title: path, description: site.brand.line, ...head?.(data), path }),
      card: () => null,
    }),
  });
}
