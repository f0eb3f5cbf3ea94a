import { storyPath } from '@tamarack-lowe/content-model';
import type { PageStory } from '@tamarack-lowe/stories/server';
import type { Article } from 'schema-dts';
import { sharePicturePath } from '../sharePicturePath.ts';
import { type Publisher, publisherId } from './publisherId.ts';

type Told = Pick<PageStory, 'section' | 'slug' | 'title' | 'summary' | 'updated' | 'author'>;

/** A story, told by its author. */
export function article(story: Told, brand: Publisher): Exclude<Article, string> {
  const path = storyPath(story.section, story.slug);
  const { name, fullName, job } = story.author;
  return {
    '@type': 'Article',
    headline: story.title.join(' '),
    description: story.summary,
    image: new URL(sharePicturePath(path), brand.site).href,
    dateModified: story.updated,
    author: { '@type': 'Person', name: fullName ?? name, jobTitle: job },
    publisher: publisherId(brand),
    mainEntityOfPage: new URL(path, brand.site).href,
  };
}
