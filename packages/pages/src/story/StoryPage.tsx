import type { StoryLayout } from '@tamarack-lowe/content-model';
import { DecorationRendered } from '@tamarack-lowe/ui/field-rings';
import { afterPaint } from '@tamarack-lowe/ui/internal/after-paint';
import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { FactList, FactsProvider } from '../facts/Facts.tsx';
import { FilmStory } from './FilmStory.tsx';
import { PhotoStory } from './PhotoStory.tsx';
import { SliderStory } from './SliderStory.tsx';
import { StaggeredStory } from './StaggeredStory.tsx';
import { StoryEnd, type StoryEndProps } from './StoryEnd.tsx';
import type { OpeningSlide, StoryLayoutProps } from './storyData.ts';

export { type OpeningSlide, StoryEnd, type StoryEndProps };

const LAYOUTS: Record<StoryLayout, ComponentType<StoryLayoutProps>> = {
  'one-photo': PhotoStory,
  'two-photo': PhotoStory,
  staggered: StaggeredStory,
  slider: SliderStory,
  'video--single': FilmStory,
};

/** Props of the page of a story. */
export type StoryPageProps = StoryLayoutProps &
  StoryEndProps & {
    /**
     * The visitor came by a link, to the beginning of the story: its text rises, and rings and the end of the story render
     * after the first frame. Default false: all of it renders at once, as in a built page.
     *
     * @example true
     */
    arrived?: boolean;
    /**
     * Only title, author and pictures are known yet: the rest of the page follows in its place. Default false.
     *
     * @example true
     */
    loading?: boolean;
    /**
     * Component after the story. Default: `StoryEnd`.
     *
     * @example (props) => <StoryEnd {...props} jobs="https://firm.example/jobs" />
     */
    End?: ComponentType<StoryEndProps>;
  };

/** A story in the layout of its theme. Memoised: pass stable props. */
export const StoryPage = memo(function StoryPage({
  jobs,
  arrived = false,
  loading = false,
  End = StoryEnd,
  ...page
}: StoryPageProps) {
  const { facts, theme } = page.story;
  const Layout = LAYOUTS[theme];
  const decorated = useAfterPaint(true, !arrived);
  const complete = useAfterPaint(decorated, !arrived);
  return (
    <article
      className="story"
      data-theme={theme}
      data-arrived={arrived || undefined}
      aria-busy={loading || undefined}
    >
      <div className="story__main">
        <DecorationRendered value={decorated}>
          <FactsProvider facts={facts}>
            <Layout {...page} />
          </FactsProvider>
        </DecorationRendered>
      </div>
      {complete && !loading && (
        <>
          <FactList facts={facts} />
          <End {...page} jobs={jobs} />
        </>
      )}
    </article>
  );
});

/**
 * True from the start if `immediately`, otherwise after the frame in which `previous` became true: rendering more would delay
 * that frame.
 */
function useAfterPaint(previous: boolean, immediately: boolean): boolean {
  const [painted, setPainted] = useState(immediately);
  useEffect(
    () => (previous ? afterPaint(() => startTransition(() => setPainted(true))) : undefined),
    [previous],
  );
  return painted;
}
