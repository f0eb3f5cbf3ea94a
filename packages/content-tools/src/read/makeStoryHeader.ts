import {
  type Author,
  type Facts,
  fillAllFacts,
  type Picture,
  type Story,
  type StoryImage,
  toLines,
} from '@tamarack-lowe/content-model';
import type { Film } from '../media/Film.ts';
import type { Media } from '../media/openMedia.ts';
import type { SourceStory } from './sources.ts';
import { portraitKey } from './storyCard.ts';

/** A picture or film of a page, found. */
export type PageMedium =
  | (StoryImage & { type: 'image'; picture: Picture })
  | (StoryImage & { type: 'video'; film: Film });

/** What stands above the body of a story, facts filled in, pictures and films found: others lead to it by that. */
export type StoryHeader = Omit<Story, 'title' | 'body' | 'words' | 'images' | 'author' | 'nav'> & {
  /** One line of the headline each. */
  title: string[];
  author: Author & { portrait: Picture };
  images: PageMedium[];
};

/** The header of a story, without its body, which takes longest to read. */
export function makeStoryHeader(source: SourceStory, facts: Facts, { films, pictures }: Media): StoryHeader {
  const where = source.slug;
  const { $schema: _, nav: __, id: ___, keep: ____, body: _____, ...rest } = source;
  const { title, images, author, ...filled } = fillAllFacts(rest, facts, where);
  const medium = (image: StoryImage, place: string): PageMedium =>
    image.type === 'video'
      ? { ...image, type: 'video', film: films.filmOf(image.media, place) }
      : { ...image, type: 'image', picture: pictures.pictureOf(image.media, place) };
  return {
    ...filled,
    title: toLines(title),
    author: { ...author, portrait: pictures.pictureOf(portraitKey(author.name), `${where}, author`) },
    images: images.map((image, index) => medium(image, `${where}, picture ${index + 1}`)),
  };
}
