import { ComingPage } from '@tamarack-lowe/pages/frame';
import { makePage } from '../../table/page.ts';
import { ErrorPage } from './ErrorBoundary.tsx';
import type { LoadedPage } from './pageLoader.ts';
import type { Preview } from './routerActions.ts';
import { moveSharedElement } from './sharedElement.ts';

const previewComponent = makePage<Preview>({
  handle: {},
  Component: ({ data }) => <ComingPage {...data} />,
  carry: moveSharedElement,
});

/** Title and picture of a page, shown at its address while it loads. */
export function previewPage(pathname: string, preview: Preview): LoadedPage {
  const heads = { [pathname]: [{ title: preview.words }] };
  return { key: `coming ${pathname}`, page: previewComponent, data: preview, heads };
}

const errorComponent = makePage<unknown>({
  handle: {},
  Component: ({ data }) => <ErrorPage error={data} />,
});

/** Error page at the address of a page that failed to load. `title`: title of the document. */
export function failedPage(
  pathname: string,
  { error, title }: { error: unknown; title: string },
): LoadedPage {
  const head = [{ title }, { name: 'robots', content: 'noindex' }];
  return { key: `failed ${pathname}`, page: errorComponent, data: error, heads: { [pathname]: head } };
}
