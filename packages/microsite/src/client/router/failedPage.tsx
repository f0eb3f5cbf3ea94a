import { makePage } from '../../table/page.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { LoadedPage } from './pageLoader.ts';

const page = makePage<unknown>({
  handle: {},
  Component: ({ data }) => <ErrorPage error={data} />,
});

/** What stands at an address whose page cannot be had. `title`: of the document. */
export function failedPage(
  pathname: string,
  { error, title }: { error: unknown; title: string },
): LoadedPage {
  const head = [{ title }, { name: 'robots', content: 'noindex' }];
  return { key: `failed ${pathname}`, page, data: error, heads: { [pathname]: head } };
}
