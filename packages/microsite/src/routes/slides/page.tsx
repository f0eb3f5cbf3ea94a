import { type Film, useVisitor } from '@tamarack-lowe/pages';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import {
  SLIDE_DURATION_MS,
  SLIDE_RESET_DURATION_MS,
  selectSlideDurationMs,
  selectUserName,
  slideShown,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { useMetPeople, useOpenedStories } from '../../client/router/openedStories.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { makePage } from '../page.ts';
import { drawCircleLink } from './drawCircleLink.tsx';
import { hrefOf } from './hrefOf.ts';
import type { SlidesPage as Data } from './load.server.ts';
import { ringsOf } from './ringsOf.ts';
import { seedOfSection } from './seedOfSection.ts';
import { usePlaying } from './usePlaying.ts';
import { useShownSlide } from './useShownSlide.ts';
import { useSlidesOf } from './useSlidesOf.ts';

const Page = slot('slides', SlidesPage);

function Slides({ section, plays }: { section: string; plays: Readonly<Record<string, Film>> }) {
  const dispatch = useSiteDispatch();
  const { brand, paths } = useSite();
  const slidesOf = useSlidesOf(section);
  const durationMs = useSiteSelector((state) => selectSlideDurationMs(state, section));
  const count = slidesOf[useVisitor().type]?.length ?? 0;
  const place = brand.sections.findIndex(({ id }) => id === section);
  const { name = '', ring = false } = brand.sections[place] ?? {};
  return (
    <Page
      section={name}
      slidesOf={slidesOf}
      index={useShownSlide(section)}
      onShow={({ index }) => dispatch(slideShown({ section, index }))}
      change={durationMs === SLIDE_RESET_DURATION_MS ? 'reset' : 'slide'}
      slideDurationMs={SLIDE_DURATION_MS}
      seed={seedOfSection(place)}
      rings={useMemo(() => (ring ? ringsOf(brand, count) : []), [ring, brand, count])}
      name={useSiteSelector(selectUserName)}
      opened={useOpenedStories()}
      met={useMetPeople()}
      hrefOf={useMemo(() => hrefOf(paths, section), [paths, section])}
      drawLink={drawCircleLink}
      phrase={brand.phrase}
      jobs={brand.links.jobs}
      playing={usePlaying(plays)}
    />
  );
}

function SlidesAt({ data, pathname }: { data: Data; pathname: string }) {
  const place = useSite().paths.read(pathname);
  return place.kind === 'slides' && <Slides section={place.section} plays={data.plays} />;
}

/** The deck of a section. One page renders all its addresses: moving between them moves the deck. */
export const page = makePage<Data>({ handle: { slides: true }, Component: SlidesAt });
