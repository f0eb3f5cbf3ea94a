import { makePage } from '../navigation/page.ts';
import { CampusPage } from '../pages/campus/CampusPage.tsx';
import type { DataOf } from './loaders.server.ts';

export const page = makePage<DataOf<'campus'>>({
  handle: { page: 'static' },
  Component: ({ data }) => <CampusPage {...data} />,
});
