import { PATHS } from '@tamarack-lowe/content-model';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { readTeam } from '../content/team.server.ts';
import { ConnectPage } from '../pages/connect/ConnectPage.tsx';
import { isOtherPage } from '../pages/static/isOtherPage.ts';
import { PageData } from '../pages/static/PageData.tsx';
import type { Route } from './+types/connect';

export const handle: PageHandle = { page: 'static' };

export const shouldRevalidate = isOtherPage;

export function loader() {
  return { team: readTeam() };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say('connectTitle'), description: say('connectDescription'), path: PATHS.connect });

export default function Connect({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ConnectPage team={loaderData.team} />
      <PageData crumbs={[{ name: say('connectTitle'), path: PATHS.connect }]} />
    </>
  );
}
