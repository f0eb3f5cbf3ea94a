import { MemberPage } from '@tamarack-lowe/pages/member';
import { moveSharedElement } from '../../client/router/sharedElement.ts';
import { useMetPerson } from '../../client/router/useMetPerson.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import type { MemberData } from './data.server.ts';
import { type MemberPreview, previewMember } from './preview.ts';

const Page = slot('member', MemberPage);

function Member({ data }: { data: MemberData | MemberPreview }) {
  const { paths } = useSite();
  return (
    <>
      {!('loading' in data) && <MetColleague member={data.member} />}
      <Page {...data} back={paths.connect ?? paths.intro} />
    </>
  );
}

/** Remembers the colleague for the last slide. Not rendered while their page loads. */
function MetColleague({ member: { name, picture, slug } }: Pick<MemberData, 'member'>) {
  const { paths } = useSite();
  useMetPerson({ name, picture, label: '', path: paths.member(slug) });
  return null;
}

export const page = definePage<MemberData | MemberPreview>({
  metadata: { page: 'static' },
  Component: Member,
  moveSharedElement,
  previewOf: (data, pathname) =>
    'loading' in data ? undefined : previewMember([data.previous, data.next], pathname),
});
