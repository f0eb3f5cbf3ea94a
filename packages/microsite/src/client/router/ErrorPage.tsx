import { FailedPage } from '@tamarack-lowe/pages/frame';
import { useEffect } from 'react';
import { asChunkLoadError } from './asChunkLoadError.ts';
import { buildId } from './buildId.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * What stands where a page cannot be shown. It is loaded again by itself once per build: a new build may have taken its
 * parts away.
 */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(asChunkLoadError(error) ?? error);
    reloadOnce(buildId());
  }, [error]);
  return <FailedPage onRetry={() => window.location.reload()} />;
}
