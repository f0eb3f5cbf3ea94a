import { PATHS } from '@tamarack-lowe/content-model';
import { IntroPage } from '@tamarack-lowe/pages/intro';
import { nameEntered, nameForgotten, recruitChosen, selectUserName } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { makePage } from '../page.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';
import { useSettingOut } from './useSettingOut.ts';

const hrefs = {
  student: `${PATHS.discover}?as=student`,
  experienced: `${PATHS.discover}?as=experienced`,
};

function Intro({ data }: { data: DataOf<'intro'> }) {
  const dispatch = useSiteDispatch();
  return (
    <IntroPage
      pictures={data.pictures}
      hrefs={hrefs}
      recruit={PATHS.recruit}
      known={useSiteSelector(selectUserName)}
      onName={({ name }) => dispatch(nameEntered(name))}
      onForget={() => dispatch(nameForgotten())}
      onChoice={useSettingOut()}
      onRecruit={() => dispatch(recruitChosen({ from: PATHS.intro }))}
    />
  );
}

export const page = makePage<DataOf<'intro'>>({ handle: { night: true }, Component: Intro });
