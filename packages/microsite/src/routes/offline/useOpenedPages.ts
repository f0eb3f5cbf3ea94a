import { documentTitle } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { useEffect, useState } from 'react';
import { type OpenedPage, openedPages } from '../../offline/page/openedPages.ts';
import { languageAt } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import type { HeadEntry } from '../head/HeadEntry.ts';

/** Longer lists are of no use to a reader. */
const MOST = 12;

/** The title of a cached page, from its head. */
function titleOf({ path, file }: OpenedPage): string {
  const { heads }: { heads?: Record<string, HeadEntry[]> } = Object(file);
  const entry = heads?.[path]?.find((each) => 'title' in each);
  return entry && 'title' in entry ? entry.title : '';
}

/**
 * Returns the cached pages that the visitor opened in this language, latest first; empty until the cache has been read.
 */
export function useOpenedPages(): PageAddress[] {
  const { brand, language, languages } = useSite();
  const [opened, setOpened] = useState<OpenedPage[]>([]);

  useEffect(() => {
    openedPages()
      .then(setOpened)
      .catch(() => undefined);
  }, []);

  const before = documentTitle(brand, ' ').length - 1;
  return opened
    .filter(({ path }) => languageAt(languages, path)?.tag === language)
    .slice(0, MOST)
    .map((page) => ({ href: page.path, label: titleOf(page).slice(before) }));
}
