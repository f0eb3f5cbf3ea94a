import { PATHS } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { readCampusPage } from '../content/campus.server.ts';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { videoObject } from '../content/structured-data/videoObject.ts';
import { CampusPage } from '../pages/campus/CampusPage.tsx';
import { PageData } from '../pages/static/PageData.tsx';
import type { Route } from './+types/campus-resources-video';

export const handle: PageHandle = { page: 'static' };

export function loader() {
  return readCampusPage();
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say('campusTitle'), description: say('campusDescription'), path: PATHS.campus });

export default function CampusResources({ loaderData }: Route.ComponentProps) {
  const { film, updated } = loaderData;
  return (
    <>
      <CampusPage {...loaderData} />
      <PageData
        crumbs={[{ name: say('campusTitle'), path: PATHS.campus }]}
        things={[videoObject(film, { uploaded: updated, brand })]}
      />
    </>
  );
}
