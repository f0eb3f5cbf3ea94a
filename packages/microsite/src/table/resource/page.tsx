import { PATHS } from '@tamarack-lowe/content-model';
import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { makePage } from '../page.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';

export const page = makePage<DataOf<'resource'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <ResourcePage {...data} back={PATHS.campus} />,
});
