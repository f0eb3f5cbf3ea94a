import { FailedPage, LoadingPage } from '@tamarack-lowe/pages/internal/frame';
import { Component, type ReactNode, useEffect } from 'react';
import { definePage } from '../../routes/route.ts';
import { asChunkLoadError, buildId, reloadOnce } from './chunkErrors.ts';
import type { LoadedPage } from './pageLoader.ts';
import type { Preview } from './routerActions.ts';

/** Title and picture of a page, shown at its address while it loads. */
export function previewPage(pathname: string, preview: Preview): LoadedPage {
  const heads = { [pathname]: [{ title: preview.words }] };
  return { key: `coming ${pathname}`, page: previewComponent, data: preview, heads };
}

const previewComponent = definePage<Preview>({
  metadata: {},
  Component: ({ data }) => <LoadingPage {...data} />,
});

/** Error page at the address of a page that failed to load. `title`: title of the document. */
export function failedPage(
  pathname: string,
  { error, title }: { error: unknown; title: string },
): LoadedPage {
  const head = [{ title }, { name: 'robots', content: 'noindex' }];
  return { key: `failed ${pathname}`, page: errorComponent, data: error, heads: { [pathname]: head } };
}

const errorComponent = definePage<unknown>({
  metadata: {},
  Component: ({ data }) => <ErrorPage error={data} />,
});

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
function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(asChunkLoadError(error) ?? error);
    reloadOnce(buildId());
  }, [error]);
  return <FailedPage onRetry={() => window.location.reload()} />;
}
