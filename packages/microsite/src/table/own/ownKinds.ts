import { ownPages } from 'virtual:microsite/pages';
import { plainPath } from '@tamarack-lowe/content-model';
import { createElement, Fragment } from 'react';
import { pageHead } from '../head/pageHead.ts';
import type { PageContext } from '../PageContext.ts';
import { definePageKind, type PageKind } from '../PageKind.ts';
import { makePage } from '../page.ts';
import { STYLE_PARTS } from '../styleParts.ts';

/** A page that a config adds to the site. */
export type OwnPage = (typeof ownPages)[number];

/** The kinds of pages that the config of the site adds: one for each page. */
export const OWN_KINDS: readonly PageKind[] = ownPages.map(ownKind);

function ownKind({ path: written, page: name, load, Component, open, head, card }: OwnPage): PageKind {
  const fixed = written === undefined ? null : plainPath(written);
  const id = `own page ${fixed ?? name}`;
  const opened = async () => Component ?? (await open?.()) ?? Fragment;
  const dataOf = (context: PageContext) => load?.(context) ?? {};
  return definePageKind<object>({
    id,
    match: (place, here) => (fixed === null ? place.kind === 'page' && place.page === name : here === fixed),
    // It may use whatever the kit has.
    styles: STYLE_PARTS,
    page: async () => {
      const Drawn = await opened();
      const page = makePage<object>({
        handle: { page: 'static' },
        Component: ({ data }) => createElement(Drawn, data),
      });
      return { page };
    },
    server: async () => ({
      id,
      list: (context) => {
        const path = fixed ?? context.site.paths.page(name ?? '');
        return path === null ? [] : [{ path, label: head?.(dataOf(context)).title ?? path }];
      },
      load: dataOf,
      head: ({ site }, { data, path }) =>
        pageHead(site, { title: path, description: site.brand.line, ...head?.(data), path }),
      card: (context) => {
        const { photo, headline } = card?.(dataOf(context)) ?? {};
        return photo === undefined || headline === undefined ? null : { headline, art: { photo } };
      },
    }),
  });
}
