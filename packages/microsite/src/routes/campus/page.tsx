import { CampusPage } from '@tamarack-lowe/pages/campus';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import type { CampusPage as Data } from './data.server.ts';

const Page = slot('campus', CampusPage);

export const page = makePage<Data>({
  handle: { page: 'static' },
  Component: ({ data }) => <Page {...data} />,
});
