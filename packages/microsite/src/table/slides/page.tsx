import type { Section } from '@tamarack-lowe/content-model';
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
import { brand } from '@tamarack-lowe/stories';
import { useMemo } from 'react';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { slideOf } from './slideOf.ts';
import { useVisitedCircles } from '../../visit/openedStories.tsx';
import { makePage } from '../page.ts';
import type { DataOf } from '../../../../../apps/site/app/routes/loaders.server.ts';
import { drawCircleLink } from './drawCircleLink.tsx';
import { hrefOf } from './hrefOf.ts';
import { ringsOf } from './ringsOf.ts';
import { usePlaying } from './usePlaying.ts';
import { useShownSlide } from './useShownSlide.ts';
import { useSlidesOf } from './useSlidesOf.ts';

/** The rings behind the first slide of each section are turned by as much. */
const SEEDS: Record<Section, number> = { discover: 0.4, recruit: 9.3 };

function Slides({ section, plays }: { section: Section; plays: Readonly<Record<string, Film>> }) {
  const dispatch = useSiteDispatch();
  const slidesOf = useSlidesOf(section);
  const durationMs = useSiteSelector((state) => selectSlideDurationMs(state, section));
  const count = slidesOf[useVisitor().type].length;
  return (
    <SlidesPage
      section={say(section === 'discover' ? 'discoverSection' : 'recruitSection')}
      slidesOf={slidesOf}
      index={useShownSlide(section)}
      onShow={({ index }) => dispatch(slideShown({ section, index }))}
      change={durationMs === SLIDE_RESET_DURATION_MS ? 'reset' : 'slide'}
      slideDurationMs={SLIDE_DURATION_MS}
      seed={SEEDS[section]}
      rings={useMemo(() => (section === 'recruit' ? ringsOf(brand, count) : []), [section, count])}
      name={useSiteSelector(selectUserName)}
      opened={useVisitedCircles()}
      hrefOf={hrefOf[section]}
      drawLink={drawCircleLink}
      phrase={brand.phrase}
      jobs={brand.links.jobs}
      playing={usePlaying(plays)}
    />
  );
}

/** The deck of a section. Its addresses are drawn by one page: moving between them moves the deck. */
export const page = makePage<DataOf<'discover'>>({
  handle: { slides: true },
  Component: ({ data, pathname }) => <Slides section={slideOf(pathname).section} plays={data.plays} />,
});
