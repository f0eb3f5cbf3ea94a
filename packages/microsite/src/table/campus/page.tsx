import { CampusPage } from '@tamarack-lowe/pages/campus';
import { makePage } from '../page.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';

export const page = makePage<DataOf<'campus'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <CampusPage {...data} />,
});
