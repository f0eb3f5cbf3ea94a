import type { PageKindServer } from '../PageKindServer.ts';
import { storyHead } from './head.server.ts';
import { readStoryPage, type StoryPage } from './data.server.ts';

/** The stories of all sections. Some have the same slug in two of them. */
export const storyServer: PageKindServer<StoryPage> = {
  id: 'story',
  list: ({ site, content }) =>
    content.listStories().map(({ section, slug, label, updated, keep }) => ({
      path: site.paths.story(section, slug),
      label,
      updated,
      keep,
    })),
  load: readStoryPage,
  head: (context, { data }) => storyHead(context, data),
  card: ({ content }, { section, slug }) => {
    const story = content.readStoryHeader(section, slug);
    const photo = story?.images[0]?.media;
    return story && photo !== undefined
      ? { headline: story.title.join(' '), note: story.author.name, art: { photo } }
      : null;
  },
};
