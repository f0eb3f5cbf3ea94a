import { ComingPage } from '@tamarack-lowe/pages/frame';
import { makePage } from '../../table/page.ts';
import type { Preview } from './Preview.ts';
import type { LoadedPage } from './pageLoader.ts';
import { carryPhoto } from './sharedElement.ts';

const page = makePage<Preview>({
  handle: {},
  Component: ({ data }) => <ComingPage {...data} />,
  carry: carryPhoto,
});

/** What stands at an address until its page has come. */
export function comingPage(pathname: string, preview: Preview): LoadedPage {
  const heads = { [pathname]: [{ title: preview.words }] };
  return { key: `coming ${pathname}`, page, data: preview, heads };
}
