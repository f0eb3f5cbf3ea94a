import { about } from '../head/about.ts';
import { introCrumb, sectionCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import { article } from '../head/structured-data/article.ts';
import { videoObject } from '../head/structured-data/videoObject.ts';
import type { PageContext } from '../PageContext.ts';
import type { StoryPage } from './data.server.ts';

/** The head of a story, with its film. */
export function storyHead(context: PageContext, { story }: StoryPage): HeadEntry[] {
  const { site } = context;
  const { section, slug, title, summary, label, updated, images } = story;
  const path = site.paths.story(section, slug);
  const film = images.find((image) => image.type === 'video')?.film;
  const films = film ? [videoObject(film, { uploaded: updated, site })] : [];
  const way = [introCrumb(context), sectionCrumb(context, section), { name: label, path }];
  return [
    ...pageHead(site, { title: title.join(' '), description: summary, path, type: 'article' }),
    about(site, way, [article(story, site), ...films]),
  ];
}
