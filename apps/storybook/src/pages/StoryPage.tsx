import { content } from 'virtual:workshop/content';
import type { StoryTheme } from '@tamarack-lowe/content-model';
import type { PageStory } from '@tamarack-lowe/stories/server';
import type { ComponentType } from 'react';
import { FilmStory } from './FilmStory.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PhotoStory } from './PhotoStory.tsx';
import { SliderStory } from './SliderStory.tsx';
import { StaggeredStory } from './StaggeredStory.tsx';

const LAYOUTS: Record<StoryTheme, ComponentType<{ story: PageStory }>> = {
  'one-photo': PhotoStory,
  'two-photo': PhotoStory,
  staggered: StaggeredStory,
  slider: SliderStory,
  'video--single': FilmStory,
};

/** A real story in the layout of its theme. */
export function StoryPage({ story }: { story: keyof typeof content.stories }) {
  const shown = content.stories[story];
  const Layout = LAYOUTS[shown.theme];
  return (
    <PageFrame>
      <article className="story" data-theme={shown.theme}>
        <div className="story__main">
          <Layout story={shown} />
        </div>
      </article>
    </PageFrame>
  );
}
