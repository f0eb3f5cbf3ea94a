import { storyPath } from '@tamarack-lowe/content-model';
import type { PageStory } from '@tamarack-lowe/stories/server';
import type { Article } from 'schema-dts';
import { sharePicturePath } from '../sharePicturePath.ts';
import { pictureAddress } from './pictureAddress.ts';
import { type Publisher, publisherId } from './publisherId.ts';

type Told = Pick<PageStory, 'section' | 'slug' | 'title' | 'summary' | 'updated' | 'author' | 'words'>;

/** A story, told by its author. */
export function article(story: Told, brand: Publisher): Exclude<Article, string> {
  const path = storyPath(story.section, story.slug);
  const address = new URL(path, brand.site).href;
  const { name, fullName, job, portrait } = story.author;
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: story.title.join(' '),
    description: story.summary,
    image: new URL(sharePicturePath(path), brand.site).href,
    dateModified: story.updated,
    author: {
      '@type': 'Person',
      name: fullName ?? name,
      jobTitle: job,
      image: pictureAddress(portrait, brand.site),
    },
    publisher: publisherId(brand),
    mainEntityOfPage: address,
    inLanguage: 'en-CA',
    wordCount: story.words,
  };
}
