import { IntroPage } from '@tamarack-lowe/pages/intro';
import {
  nameEntered,
  nameForgotten,
  sectionChosen,
  selectUserName,
  visitForgotten,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useForgetOpened } from '../../client/router/openedStories.tsx';
import { byType } from '../../site/byType.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { choiceHref, firstSection, secondSection } from '../../site/sections.ts';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import type { IntroPage as Data } from './data.server.ts';
import { useFirstPictures } from './useFirstPictures.ts';
import { useSettingOut } from './useSettingOut.ts';

const Page = slot('intro', IntroPage);

function Intro({ data }: { data: Data }) {
  const dispatch = useSiteDispatch();
  const site = useSite();
  const forgetOpened = useForgetOpened();
  const first = site.paths.section(firstSection(site).id);
  const second = secondSection(site);
  return (
    <Page
      pictures={data.pictures}
      hrefs={byType(site, (type) => choiceHref(site, first, type))}
      recruit={second && site.paths.section(second.id)}
      known={useSiteSelector(selectUserName)}
      onName={({ name }) => dispatch(nameEntered(name))}
      onForget={() => dispatch(nameForgotten())}
      onStartOver={() => {
        dispatch(visitForgotten());
        forgetOpened();
      }}
      onNear={useFirstPictures()}
      onChoice={useSettingOut()}
      onRecruit={() => second && dispatch(sectionChosen({ section: second.id, from: site.paths.intro }))}
    />
  );
}

export const page = makePage<Data>({ handle: { night: true }, Component: Intro });
