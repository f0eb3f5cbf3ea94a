import { Button } from '@tamarack-lowe/ui/button';
import { useEffect } from 'react';
import { say } from '../content/say.ts';
import { asChunkLoadError } from './loading/asChunkLoadError.ts';
import { buildId } from './loading/buildId.ts';
import { reloadOnce } from './loading/reloadOnce.ts';

/**
 * What a visitor sees when a page cannot be shown: a calm word with a retry. The page is loaded again by itself once per
 * build: a new build may have taken its parts away.
 */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(asChunkLoadError(error) ?? error);
    reloadOnce(buildId());
  }, [error]);
  return (
    <section className="page-error">
      <h1 tabIndex={-1}>{say('chunkFailed')}</h1>
      <Button onClick={() => window.location.reload()}>{say('tryAgain')}</Button>
    </section>
  );
}
