import { makePage } from '../navigation/page.ts';
import { StoryPage } from '../pages/story/StoryPage.tsx';
import type { DataOf } from './loaders.server.ts';

export const page = makePage<DataOf<'story'>>({
  // Films are shown in the dark, whoever visits.
  handle: ({ story }) => ({ page: 'story', night: story.theme === 'video--single' }),
  Component: ({ data }) => <StoryPage {...data} />,
});
