import type { Site } from '@tamarack-lowe/content-model';
import type { Article } from 'schema-dts';
import type { PageStory } from '../../Content.server.ts';
import { sharePicturePath } from '../sharePicturePath.ts';
import { publisherId } from './publisherId.ts';

type Told = Pick<PageStory, 'section' | 'slug' | 'title' | 'summary' | 'updated' | 'author'>;

/** A story, told by its author. */
export function article(story: Told, site: Site): Exclude<Article, string> {
  const path = site.paths.story(story.section, story.slug);
  const { name, fullName, job } = story.author;
  return {
    '@type': 'Article',
    headline: story.title.join(' '),
    description: story.summary,
    image: new URL(sharePicturePath(site, path), site.brand.site).href,
    dateModified: story.updated,
    inLanguage: site.language,
    author: { '@type': 'Person', name: fullName ?? name, jobTitle: job },
    publisher: publisherId(site),
    mainEntityOfPage: new URL(path, site.brand.site).href,
  };
}
