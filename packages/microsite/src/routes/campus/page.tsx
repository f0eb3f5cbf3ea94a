import { CampusPage } from '@tamarack-lowe/pages/campus';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import type { CampusData } from './data.server.ts';

const Page = slot('campus', CampusPage);

export const page = definePage<CampusData>({
  metadata: { page: 'static' },
  Component: ({ data }) => <Page {...data} />,
});
