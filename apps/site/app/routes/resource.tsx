import { PATHS, resourcePath } from '@tamarack-lowe/content-model';
import { data } from 'react-router';
import { readResourcePage } from '../content/campus.server.ts';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { unknownIsNotFound } from '../content/unknownIsNotFound.ts';
import { ResourceView } from '../pages/campus/ResourceView.tsx';
import { PageData } from '../pages/static/PageData.tsx';
import type { Route } from './+types/resource';

export const handle: PageHandle = { page: 'static' };

export function loader({ params }: Route.LoaderArgs) {
  const page = readResourcePage(params.slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return unknownIsNotFound(() => serverLoader());
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { name, summary, slug } = loaderData;
  return pageMeta({ title: name, description: summary, path: resourcePath(slug), type: 'article' });
};

export default function Resource({ loaderData }: Route.ComponentProps) {
  const { name, slug } = loaderData;
  return (
    <>
      <ResourceView key={slug} {...loaderData} />
      <PageData
        crumbs={[
          { name: say('campusTitle'), path: PATHS.campus },
          { name, path: resourcePath(slug) },
        ]}
      />
    </>
  );
}
