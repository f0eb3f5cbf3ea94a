import { Button } from '@tamarack-lowe/ui/button';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { useLink } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';

export type OfflinePageProps = {
  /** That there is no network, and no copy of what was asked for. */
  title: string;
  body: string;
  /** Pages that are there without a network, whoever visits, and the words over them. */
  kept: readonly PageAddress[];
  keptLabel: string;
  /** Pages that this visitor opened, and the words over them. */
  opened: readonly PageAddress[];
  openedLabel: string;
  /** Words on the button that asks for the page again. */
  retryLabel: string;
  onRetry: () => void;
};

/** The page that stands for one that was not kept, where there is no network: it says so, and leads to what is there. */
export function OfflinePage(page: OfflinePageProps) {
  const { title, body, kept, keptLabel, opened, openedLabel, retryLabel, onRetry } = page;
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
        <Pages label={keptLabel} pages={kept} />
        <Pages label={openedLabel} pages={opened} />
      </div>
    </div>
  );
}

/** Nothing where there are none. */
function Pages({ label, pages }: { label: string; pages: readonly PageAddress[] }) {
  const Link = useLink();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p>{label}</p>
      <ul>
        {pages.map(({ href, label: words }) => (
          <li key={href}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
