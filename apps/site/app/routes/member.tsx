import { makePage } from '../navigation/page.ts';
import { MemberView } from '../pages/connect/MemberView.tsx';
import type { DataOf } from './loaders.server.ts';

export const page = makePage<DataOf<'member'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <MemberView {...data} />,
});
