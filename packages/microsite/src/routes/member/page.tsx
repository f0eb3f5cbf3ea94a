import { MemberPage } from '@tamarack-lowe/pages/member';
import { moveSharedElement } from '../../client/router/sharedElement.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import type { MemberPage as Data } from './data.server.ts';

const Page = slot('member', MemberPage);

function Member({ data }: { data: Data }) {
  const { paths } = useSite();
  return <Page {...data} back={paths.connect ?? paths.intro} />;
}

export const page = makePage<Data>({
  handle: { page: 'static' },
  Component: Member,
  carry: moveSharedElement,
});
