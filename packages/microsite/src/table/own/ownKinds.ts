import { ownPages } from 'virtual:microsite/pages';
import { plainPath } from '@tamarack-lowe/content-model';
import { createElement } from 'react';
import { pageHead } from '../head/pageHead.ts';
import { definePageKind, type PageKind } from '../PageKind.ts';
import { makePage } from '../page.ts';
import { STYLE_PARTS } from '../styleParts.ts';

/** A page that a config adds to the site. */
export type OwnPage = (typeof ownPages)[number];

/** The kinds of pages that the config of the site adds: one for each page. */
export const OWN_KINDS: readonly PageKind[] = ownPages.map(ownKind);

function ownKind({ path: written, load, Component, head }: OwnPage): PageKind {
  const path = plainPath(written);
  const page = makePage<object>({
    handle: { page: 'static' },
    Component: ({ data }) => createElement(Component, data),
  });
  return definePageKind<object>({
    id: `own page ${path}`,
    match: (_place, here) => here === path,
    // It may use whatever the kit has.
    styles: STYLE_PARTS,
    page: async () => ({ page }),
    server:
      import.meta.env.SSR &&
      (async () => ({
        id: `own page ${path}`,
        list: (context) => [{ path, label: head?.(load?.(context) ?? {}).title ?? path }],
        load: (context) => load?.(context) ?? {},
        head: ({ site }, { data }) =>
          pageHead(site, { title: path, description: site.brand.line, ...head?.(data), path }),
        card: () => null,
      })),
  });
}
