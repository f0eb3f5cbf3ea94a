import { Button } from '@tamarack-lowe/ui/button';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import type { PageAddress } from '../data.ts';
import { PageLinks } from '../static/PageLinks.tsx';

/** Props of the offline page. */
export type OfflinePageProps = {
  /** Text that says that there is no network, and no copy of the page. */
  title: string;
  body: string;
  /** Pages that are available offline to all visitors, and their heading. */
  cached: readonly PageAddress[];
  cachedLabel: string;
  /** Pages that this visitor opened before, and their heading. */
  opened: readonly PageAddress[];
  openedLabel: string;
  /** Label of the button that requests the page again. */
  retryLabel: string;
  onRetry: () => void;
};

/** Replaces a page that is not available offline, with links to pages that are. */
export function OfflinePage(page: OfflinePageProps) {
  const { title, body, cached, cachedLabel, opened, openedLabel, retryLabel, onRetry } = page;
  return (
    <div className="site-not-found">
      <div className="site-not-found__backdrop" aria-hidden="true">
        <FieldRings seed={7} />
      </div>
      <div className="site-not-found__words">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{body}</p>
        <div className="site-not-found__buttons">
          <Button onClick={() => onRetry()}>{retryLabel}</Button>
        </div>
        <PageLinks label={cachedLabel} pages={cached} />
        <PageLinks label={openedLabel} pages={opened} />
      </div>
    </div>
  );
}
