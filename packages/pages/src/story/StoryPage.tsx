import type { StoryTheme } from '@tamarack-lowe/content-model';
import { Drawn } from '@tamarack-lowe/ui/field-rings';
import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { FilmStory } from './FilmStory.tsx';
import { PhotoStory } from './PhotoStory.tsx';
import { SliderStory } from './SliderStory.tsx';
import { StaggeredStory } from './StaggeredStory.tsx';
import type { NextStepProps } from './StoryEnd.tsx';
import { StoryEnd, type StoryEndProps } from './StoryEnd.tsx';
import type { StoryLayoutProps } from './storyData.ts';

export { StoryEnd, type StoryEndProps };

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
     * The visitor came by a link, to the beginning: words rise only then, and rings and what comes after the story are
     * drawn once its first frame is on the screen. What was built is simply there. Default false.
     */
    arrived?: boolean;
    /** Draws what comes after the story. Default: `StoryEnd`. */
    End?: ComponentType<StoryEndProps>;
  };

/** A first frame is on the screen after this long, on slow machines too, ms: what is drawn before slows it down. */
const FIRST_FRAME_MS = 100;

/** A story in the layout of its theme. Drawn anew only when what it is given changes. */
export const StoryPage = memo(function StoryPage({
  jobs,
  arrived = false,
  End = StoryEnd,
  ...page
}: StoryPageProps) {
  const { theme } = page.story;
  const Layout = LAYOUTS[theme];
  const whole = useSoon(!arrived);
  return (
    <article className="story" data-theme={theme} data-arrived={arrived || undefined}>
      <div className="story__main">
        <Drawn value={whole}>
          <Layout {...page} />
        </Drawn>
      </div>
      {whole && <End {...page} jobs={jobs} />}
    </article>
  );
});

/** True at once, or as soon as a first frame had its time. */
function useSoon(atOnce: boolean): boolean {
  const [soon, setSoon] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSoon(true)), FIRST_FRAME_MS);
    return () => clearTimeout(timer);
  }, []);
  return soon;
}
