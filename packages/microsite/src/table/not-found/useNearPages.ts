import { nearMatches, plainPath } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../client/router/fetchJson.ts';
import { mixedPaths, type NamedPage } from '../../site/namedPages.ts';
import { belowHome } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';

/** Pages of the site for an address that does not exist. */
export type NearPages = {
  /** Pages that resemble the address. */
  near: PageAddress[];
  /** Address of the one page that is meant, written with words of another language; null where there is none. */
  meant: string | null;
};

/** Finds pages for an address, once the list of pages has been fetched: the page itself does not need it. */
export function useNearPages(pathname: string): NearPages {
  const { intro } = useSite().paths;
  const [pages, setPages] = useState<NamedPage[]>([]);

  useEffect(() => {
    fetchJson(belowHome(intro, '/pages.json'))
      .then((list) => setPages(readList(list)))
      .catch(() => undefined);
  }, [intro]);

  // What all have in common would make every address look near.
  const home = belowHome(intro, '');
  const own = (path: string) => path.slice(path.startsWith(home) ? home.length : 0);
  const known = pages.map(({ path }) => own(path));
  const near = nearMatches(own(pathname), known).flatMap(
    (path) => pages.find((page) => own(page.path) === path) ?? [],
  );
  // Both slides of how we recruit have one name: two links that say the same would be a riddle.
  const apart = near.filter(({ label }, index) => near.findIndex((page) => page.label === label) === index);
  return {
    near: apart.map(({ path, label }) => ({ href: path, label })),
    meant: pageMeant(
      own(pathname),
      pages.map((page) => ({ ...page, own: own(page.path) })),
    ),
  };
}

/** Never another page for the address of a page: where none of them can be had, that would go round in circles. */
function pageMeant(pathname: string, pages: readonly (NamedPage & { own: string })[]): string | null {
  const asked = plainPath(pathname);
  if (pages.some(({ own }) => plainPath(own) === asked)) return null;
  const [meant, ...others] = pages.filter(({ own, translations = [] }) =>
    mixedPaths(own, translations).includes(asked),
  );
  return others.length === 0 ? (meant?.path ?? null) : null;
}

/** The pages of a list that was answered; what is no page is left out. */
function readList(list: unknown): NamedPage[] {
  return Array.isArray(list) ? list.filter(isListed) : [];
}

function isListed(page: unknown): page is NamedPage {
  const { path, label, translations = [] }: Partial<Record<keyof NamedPage, unknown>> = Object(page);
  const isList = Array.isArray(translations) && translations.every((each) => typeof each === 'string');
  return typeof path === 'string' && typeof label === 'string' && isList;
}
