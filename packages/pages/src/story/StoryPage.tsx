import type { StoryTheme } from '@tamarack-lowe/content-model';
import { type ComponentType, memo, useDeferredValue } from 'react';
import { FilmStory } from './FilmStory.tsx';
import type { NextStepProps } from './NextStep.tsx';
import { PhotoStory } from './PhotoStory.tsx';
import { SliderStory } from './SliderStory.tsx';
import { StaggeredStory } from './StaggeredStory.tsx';
import { StoryEnd } from './StoryEnd.tsx';
import type { StoryLayoutProps } from './StoryPageData.ts';

const LAYOUTS: Record<StoryTheme, ComponentType<StoryLayoutProps>> = {
  'one-photo': PhotoStory,
  'two-photo': PhotoStory,
  staggered: StaggeredStory,
  slider: SliderStory,
  'video--single': FilmStory,
};

export type StoryPageProps = StoryLayoutProps &
  Pick<NextStepProps, 'jobs'> & {
    /**
     * The visitor came by a link, to the beginning: words rise only then, and what comes after the story is drawn after
     * its first frame. What was built is simply there. Default false.
     */
    arrived?: boolean;
  };

/** A story in the layout of its theme. Drawn anew only when what it is given changes. */
export const StoryPage = memo(function StoryPage({ jobs, arrived = false, ...page }: StoryPageProps) {
  const { theme } = page.story;
  const Layout = LAYOUTS[theme];
  const whole = useDeferredValue(true, !arrived);
  return (
    <article className="story" data-theme={theme} data-arrived={arrived || undefined}>
      <div className="story__main">
        <Layout {...page} />
      </div>
      {whole && <StoryEnd {...page} jobs={jobs} />}
    </article>
  );
});
