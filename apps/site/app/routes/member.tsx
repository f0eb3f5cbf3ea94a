import { memberPath, PATHS } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { data } from 'react-router';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { profilePage } from '../content/structured-data/profilePage.ts';
import { readMemberPage } from '../content/team.server.ts';
import { unknownIsNotFound } from '../content/unknownIsNotFound.ts';
import { MemberView } from '../pages/connect/MemberView.tsx';
import { PageData } from '../pages/static/PageData.tsx';
import type { Route } from './+types/member';

export const handle: PageHandle = { page: 'static' };

export function loader({ params }: Route.LoaderArgs) {
  const page = readMemberPage(params.slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return unknownIsNotFound(() => serverLoader());
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { name, job, city, slug } = loaderData.member;
  return pageMeta({
    title: name,
    description: say('memberDescription', { name, job, city }),
    path: memberPath(slug),
    type: 'profile',
  });
};

export default function Member({ loaderData }: Route.ComponentProps) {
  const { member } = loaderData;
  return (
    <>
      <MemberView key={member.slug} {...loaderData} />
      <PageData
        crumbs={[
          { name: say('connectTitle'), path: PATHS.connect },
          { name: member.name, path: memberPath(member.slug) },
        ]}
        things={[profilePage(member, brand)]}
      />
    </>
  );
}
