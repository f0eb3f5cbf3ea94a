import { documentTitle } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import type { LoadedPage } from './loadPage.ts';
import { makePage } from '../../table/page.ts';

const HEAD = [{ title: documentTitle(brand, say('chunkFailed')) }, { name: 'robots', content: 'noindex' }];

const page = makePage<unknown>({
  handle: {},
  Component: ({ data }) => <ErrorPage error={data} />,
});

/** What stands at an address whose page cannot be had. */
export function failedPage(pathname: string, error: unknown): LoadedPage {
  return { key: `failed ${pathname}`, page, data: error, heads: { [pathname]: HEAD } };
}
