import { MemberPage } from '@tamarack-lowe/pages/member';
import { moveSharedElement } from '../../client/router/sharedElement.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import type { MemberData } from './data.server.ts';
import { type MemberPreview, previewMember } from './preview.ts';

const Page = slot('member', MemberPage);

function Member({ data }: { data: MemberData | MemberPreview }) {
  const { paths } = useSite();
  return <Page {...data} back={paths.connect ?? paths.intro} />;
}

export const page = definePage<MemberData | MemberPreview>({
  metadata: { page: 'static' },
  Component: Member,
  moveSharedElement,
  previewOf: (data, pathname) =>
    'loading' in data ? undefined : previewMember([data.previous, data.next], pathname),
});
