import type { StoryTheme } from '@tamarack-lowe/content-model';
import type { ComponentType, ReactNode } from 'react';
import type { StoryPageData } from '../../content/storyPage.server.ts';
import { FilmStory } from './FilmStory.tsx';
import { PhotoStory } from './PhotoStory.tsx';
import { SliderStory } from './SliderStory.tsx';
import { StaggeredStory } from './StaggeredStory.tsx';
import { StoryEnd } from './StoryEnd.tsx';
import { useCameByLink } from './useCameByLink.ts';

const LAYOUTS: Record<StoryTheme, ComponentType<StoryPageData>> = {
  'one-photo': PhotoStory,
  'two-photo': PhotoStory,
  staggered: StaggeredStory,
  slider: SliderStory,
  'video--single': FilmStory,
};

/** A story in the layout of its theme. Words rise only when the visitor came by a link: what was built is simply there. */
export function StoryPage(page: StoryPageData) {
  const Layout = LAYOUTS[page.story.theme];
  return (
    <Story theme={page.story.theme}>
      <div className="story__main">
        <Layout {...page} />
      </div>
      <StoryEnd {...page} />
    </Story>
  );
}

function Story({ theme, children }: { theme: StoryTheme; children: ReactNode }) {
  const cameByLink = useCameByLink();
  return (
    <article className="story" data-theme={theme} data-arrived={cameByLink || undefined}>
      {children}
    </article>
  );
}
