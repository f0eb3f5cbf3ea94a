import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import type { ResourcePage as Data } from './data.server.ts';

const Page = slot('resource', ResourcePage);

function Resource({ data }: { data: Data }) {
  const { paths } = useSite();
  return <Page {...data} back={paths.campus ?? paths.intro} />;
}

export const page = makePage<Data>({ handle: { page: 'static' }, Component: Resource });
