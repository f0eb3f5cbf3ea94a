import { isRouteErrorResponse } from 'react-router';
import { say } from '../content/say.ts';
import { NotFound } from '../pages/NotFound.tsx';

/** What a visitor sees when a page cannot be shown: the page for unknown addresses, or a calm word with a retry. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <section className="page-error">
      <h1>{say('chunkFailed')}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {say('tryAgain')}
      </button>
    </section>
  );
}
