import { nearMatches } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { useEffect, useState } from 'react';
import { belowHome } from '../../site/belowHome.ts';
import { useSite } from '../../site/SiteContext.tsx';

/** A page of the site, as `pages.json` lists it. */
type ListedPage = { path: string; label: string };

/** Pages that resemble an address, once the list of pages has been fetched: the page itself does not need it. */
export function useNearPages(pathname: string): PageAddress[] {
  const { intro } = useSite().paths;
  const [pages, setPages] = useState<ListedPage[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    fetch(belowHome(intro, '/pages.json'), { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((list: ListedPage[]) => setPages(list))
      .catch(() => undefined);
    return () => stop.abort();
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
