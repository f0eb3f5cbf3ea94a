import { documentTitle } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
import { OfflinePage } from '@tamarack-lowe/pages/internal/offline';
import { useEffect, useState } from 'react';
import { type OpenedPage, openedPages } from '../../offline/page/openedPages.ts';
import { languageAt } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { definePage, type HeadEntry } from '../route.ts';
import type { OfflineData } from './data.server.ts';

function Offline({ data }: { data: OfflineData }) {
  return (
    <OfflinePage
      {...data}
      opened={useOpenedPages()}
      retryLabel={useSite().say('tryAgain')}
      onRetry={() => window.location.reload()}
    />
  );
}

/** Longer lists are of no use to a reader. */
const MAX_PAGES = 12;

/**
 * Returns the cached pages that the visitor opened in this language, latest first; empty until the cache has been read.
 */
function useOpenedPages(): PageAddress[] {
  const { brand, language, languages } = useSite();
  const [opened, setOpened] = useState<OpenedPage[]>([]);

  useEffect(() => {
    openedPages()
      .then(setOpened)
      .catch(() => undefined);
  }, []);

  const brandLength = documentTitle(brand, ' ').length - 1;
  return opened
    .filter(({ path }) => languageAt(languages, path)?.tag === language)
    .slice(0, MAX_PAGES)
    .map((page) => ({ href: page.path, label: titleOf(page).slice(brandLength) }));
}

/** The title of a cached page, from its head. */
function titleOf({ path, file }: OpenedPage): string {
  const { heads }: { heads?: Record<string, HeadEntry[]> } = Object(file);
  const entry = heads?.[path]?.find((each) => 'title' in each);
  return entry && 'title' in entry ? entry.title : '';
}

export const page = definePage<OfflineData>({
  metadata: { page: 'static', night: true, unknown: true },
  Component: Offline,
});
