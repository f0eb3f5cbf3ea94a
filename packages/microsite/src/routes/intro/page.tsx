import { savesData } from '@tamarack-lowe/pages/internal/browser';
import { IntroPage, type IntroPageProps } from '@tamarack-lowe/pages/intro';
import {
  chooseVisitorType,
  foreseeSlides,
  nameEntered,
  nameForgotten,
  navigated,
  sectionChosen,
  selectLastSlidePath,
  selectUserName,
  setUpSlides,
  visitForgotten,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { fetchCirclePhotos } from '@tamarack-lowe/ui/circle-field';
import { forgetPeople } from '../../client/router/metPeople.ts';
import { useForgetOpened } from '../../client/router/openedStories.tsx';
import { useRouterActions } from '../../client/router/routerActions.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { byType, choiceHref, firstSection, secondSection } from '../../site/sections.ts';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import type { IntroData } from './data.server.ts';

const Page = slot('intro', IntroPage);

function Intro({ data }: { data: IntroData }) {
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
      hasChosen={useSiteSelector(({ root }) => root.intro)}
      lastSlide={useLastSlide()}
      onName={({ name }) => dispatch(nameEntered(name))}
      onForget={() => dispatch(nameForgotten())}
      onStartOver={() => {
        dispatch(visitForgotten());
        forgetOpened();
        forgetPeople();
      }}
      onPrefetch={usePrefetchedPictures()}
      onChoice={useChoice()}
      onRecruit={() => second && dispatch(sectionChosen({ section: second.id, from: site.paths.intro }))}
    />
  );
}

/** Returns the slide that the visitor was on last; undefined for none, and for the first one, where choices lead. */
function useLastSlide(): IntroPageProps['lastSlide'] {
  const href = useSiteSelector(selectLastSlidePath);
  const last = useSiteSelector(({ root }) => root.lastSlide);
  return href !== null && last ? { href, number: last.index + 1 } : undefined;
}

/** Prefetches the pictures of the first slide when the pointer comes near a choice, unless the visitor saves data. */
function usePrefetchedPictures(): NonNullable<IntroPageProps['onPrefetch']> {
  const dispatch = useSiteDispatch();
  const site = useSite();
  return ({ type }) => {
    if (savesData()) return;
    const [first] = dispatch(foreseeSlides({ section: firstSection(site).id, type }));
    fetchCirclePhotos(first?.circles ?? []);
  };
}

/** Personalises the slides for the visitor type that was chosen, then navigates to them. */
function useChoice(): IntroPageProps['onChoice'] {
  const dispatch = useSiteDispatch();
  const { prefetch } = useRouterActions();
  const site = useSite();
  return async ({ type, delayMs, left }) => {
    const { id: section } = firstSection(site);
    prefetch(site.paths.section(section));
    // An earlier choice may have started a document load that failed: the visitor is still here.
    dispatch(navigated({ path: site.paths.intro }));
    await dispatch(setUpSlides({ section, index: 0, delayMs }));
    if (!left.aborted) await dispatch(chooseVisitorType({ type, from: site.paths.intro }));
  };
}

export const page = definePage<IntroData>({ metadata: { night: true }, Component: Intro });
