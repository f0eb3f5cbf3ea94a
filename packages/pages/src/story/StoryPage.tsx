import type { StoryLayout } from '@tamarack-lowe/content-model';
import { DecorationRendered } from '@tamarack-lowe/ui/field-rings';
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

/** Time until the first frame is painted, also on slow machines. Rendering more meanwhile would delay it. */
const FIRST_FRAME_MS = 100;

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
  const complete = useAfterFirstFrame(!arrived);
  return (
    <article
      className="story"
      data-theme={theme}
      data-arrived={arrived || undefined}
      aria-busy={loading || undefined}
    >
      <div className="story__main">
        <DecorationRendered value={complete}>
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

/** True from the start if `immediately`, otherwise once the first frame is painted. */
function useAfterFirstFrame(immediately: boolean): boolean {
  const [ready, setReady] = useState(immediately);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setReady(true)), FIRST_FRAME_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}
