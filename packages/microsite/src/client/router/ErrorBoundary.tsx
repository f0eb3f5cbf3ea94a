import { FailedPage } from '@tamarack-lowe/pages/frame';
import { Component, type ReactNode, useEffect } from 'react';
import { asChunkLoadError, buildId, reloadOnce } from './chunkErrors.ts';

/** Renders the error page instead of a page that throws. Set `key` to the key of the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}

/** Renders in place of a page that failed. Reloads once per build, since a new build may have removed chunks. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(asChunkLoadError(error) ?? error);
    reloadOnce(buildId());
  }, [error]);
  return <FailedPage onRetry={() => window.location.reload()} />;
}
