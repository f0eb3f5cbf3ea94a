import { OfflinePage } from '@tamarack-lowe/pages/offline';
import { useSite } from '../../site/SiteContext.tsx';
import { makePage } from '../page.ts';
import type { OfflinePageData } from './data.server.ts';
import { useOpenedPages } from './useOpenedPages.ts';

function Offline({ data: { kept, ...words } }: { data: OfflinePageData }) {
  const opened = useOpenedPages();
  return (
    <OfflinePage
      {...words}
      kept={kept}
      opened={opened}
      retryLabel={useSite().say('tryAgain')}
      onRetry={() => window.location.reload()}
    />
  );
}

export const page = makePage<OfflinePageData>({
  handle: { page: 'static', night: true, unknown: true },
  Component: Offline,
});
