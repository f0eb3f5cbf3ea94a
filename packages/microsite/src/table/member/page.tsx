import { PATHS } from '@tamarack-lowe/content-model';
import { MemberPage } from '@tamarack-lowe/pages/member';
import { makePage } from '../page.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';

export const page = makePage<DataOf<'member'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <MemberPage {...data} back={PATHS.connect} />,
});
