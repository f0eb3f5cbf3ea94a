import type * as Stories from '@tamarack-lowe/stories/server';

export type {
  ContentDocument,
  Film,
  Original,
  PageMember,
  PageResource,
  PageStory,
} from '@tamarack-lowe/stories/server';

/** What a content folder says, as pages read it. Sections are named by the brand. */
export type Content = Omit<typeof Stories, 'readStory' | 'storyNeighbours'> & {
  readStory(section: string, slug: string): ReturnType<typeof Stories.readStory>;
  storyNeighbours(section: string, slug: string): ReturnType<typeof Stories.storyNeighbours>;
};
