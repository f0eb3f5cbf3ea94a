import { ResourcePage } from '@tamarack-lowe/pages/resource';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import type { ResourceData } from './data.server.ts';

const Page = slot('resource', ResourcePage);

function Resource({ data }: { data: ResourceData }) {
  const { paths } = useSite();
  return <Page {...data} back={paths.campus ?? paths.intro} />;
}

export const page = definePage<ResourceData>({ metadata: { page: 'static' }, Component: Resource });
