import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../own/slot.ts';
import { makePage } from '../page.ts';
import type { ResourcePage as Data } from './load.server.ts';

const Page = slot('resource', ResourcePage);

function Resource({ data }: { data: Data }) {
  const { paths } = useSite();
  return <Page {...data} back={paths.campus ?? paths.intro} />;
}

export const page = makePage<Data>({ handle: { page: 'static' }, Component: Resource });
