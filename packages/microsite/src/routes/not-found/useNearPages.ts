import { nearMatches, plainPath } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../client/router/fetchJson.ts';
import { mixedPaths, type NamedPage } from '../../site/namedPages.ts';
import { belowHome } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';

/** Suggestions for an address that does not exist. */
export type NearPages = {
  /** Pages that resemble the address. */
  near: PageAddress[];
  /** Address of the one page that this address names with words of another language; null when there is none. */
  meant: string | null;
};

/** Finds suggestions for an address once the list of pages has arrived; the page renders without waiting for it. */
export function useNearPages(pathname: string): NearPages {
  const { intro } = useSite().paths;
  const [pages, setPages] = useState<NamedPage[]>([]);

  useEffect(() => {
    fetchJson(belowHome(intro, '/pages.json'))
      .then((list) => setPages(readList(list)))
      .catch(() => undefined);
  }, [intro]);

  // Cut off the common prefix: it would make every address look similar.
  const home = belowHome(intro, '');
  const own = (path: string) => path.slice(path.startsWith(home) ? home.length : 0);
  const known = pages.map(({ path }) => own(path));
  const near = nearMatches(own(pathname), known).flatMap(
    (path) => pages.find((page) => own(page.path) === path) ?? [],
  );
  // Drop a second link with the same name: two slides may share one, and visitors could not tell the links apart.
  const apart = near.filter(({ label }, index) => near.findIndex((page) => page.label === label) === index);
  return {
    near: apart.map(({ path, label }) => ({ href: path, label })),
    meant: pageMeant(
      own(pathname),
      pages.map((page) => ({ ...page, own: own(page.path) })),
    ),
  };
}

/** Returns null for the address of an existing page: if that page cannot be loaded, redirecting would loop. */
function pageMeant(pathname: string, pages: readonly (NamedPage & { own: string })[]): string | null {
  const asked = plainPath(pathname);
  if (pages.some(({ own }) => plainPath(own) === asked)) return null;
  const [meant, ...others] = pages.filter(({ own, translations = [] }) =>
    mixedPaths(own, translations).includes(asked),
  );
  return others.length === 0 ? (meant?.path ?? null) : null;
}

/** Reads the pages of the response, and drops entries of another shape. */
function readList(list: unknown): NamedPage[] {
  return Array.isArray(list) ? list.filter(isListed) : [];
}

function isListed(page: unknown): page is NamedPage {
  const { path, label, translations = [] }: Partial<Record<keyof NamedPage, unknown>> = Object(page);
  const isList = Array.isArray(translations) && translations.every((each) => typeof each === 'string');
  return typeof path === 'string' && typeof label === 'string' && isList;
}
