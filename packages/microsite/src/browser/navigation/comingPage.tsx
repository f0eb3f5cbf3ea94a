import { ComingPage } from '@tamarack-lowe/pages/frame';
import { makePage } from '../../table/page.ts';
import { carryPhoto } from '../../visit/carryPhoto.ts';
import type { Preview } from '../../visit/Preview.ts';
import type { LoadedPage } from './createPages.ts';

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
