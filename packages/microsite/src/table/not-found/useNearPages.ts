import { nearMatches } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { useEffect, useState } from 'react';
import { belowHome } from '../../site/belowHome.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { fetchJson } from '../../visit/loading/fetchJson.ts';

/** A page of the site, as `pages.json` lists it. */
type ListedPage = { path: string; label: string };

/** Pages that resemble an address, once the list of pages has been fetched: the page itself does not need it. */
export function useNearPages(pathname: string): PageAddress[] {
  const { intro } = useSite().paths;
  const [pages, setPages] = useState<ListedPage[]>([]);

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
  return apart.map(({ path, label }) => ({ href: path, label }));
}

/** The pages of a list that was answered; what is no page is left out. */
function readList(list: unknown): ListedPage[] {
  return Array.isArray(list) ? list.filter(isListed) : [];
}

function isListed(page: unknown): page is ListedPage {
  const { path, label }: { path?: unknown; label?: unknown } = Object(page);
  return typeof path === 'string' && typeof label === 'string';
}
