import { CampusPage } from '@tamarack-lowe/pages/campus';
import { makePage } from '../page.ts';
import type { CampusPage as Data } from './load.server.ts';

export const page = makePage<Data>({
  handle: { page: 'static' },
  Component: ({ data }) => <CampusPage {...data} />,
});
