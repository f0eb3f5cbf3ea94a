import {
  type Author,
  countWords,
  type Facts,
  fillAllFacts,
  type OwnBlock,
  type Picture,
  readingMinutes,
  type Story,
  type StoryBlock,
  type StoryImage,
  toLines,
} from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import type { Film } from '../media/Film.ts';
import type { Media } from '../media/openMedia.ts';
import type { SourceStory } from './createSources.ts';
import { speakerKey } from './speakerKey.ts';
import { portraitKey } from './storyCard.ts';

/** A picture or film of a page, found. */
export type PageMedium =
  | (StoryImage & { type: 'image'; picture: Picture })
  | (StoryImage & { type: 'video'; film: Film });

/** A block of a page; pictures are found, and the portrait of somebody who is quoted, where there is one. */
export type PageBlock =
  | OwnBlock
  | Exclude<StoryBlock, { type: 'picture' | 'quote' }>
  | (Extract<StoryBlock, { type: 'quote' }> & { picture?: Picture })
  | (Extract<StoryBlock, { type: 'picture' }> & { picture: Picture });

/** A story as its page reads it: facts filled in, body compiled, pictures and films found. */
export type PageStory = Omit<Story, 'title' | 'body' | 'images' | 'author' | 'nav'> & {
  /** One line of the headline each. */
  title: string[];
  author: Author & { portrait: Picture };
  images: PageMedium[];
  body: PageBlock[];
  readingMinutes: number;
};

/** What stands above the body of a story: others lead to it by that. */
export type StoryHeader = Omit<PageStory, 'body' | 'words' | 'readingMinutes'>;

/** A story as its page reads it, without its body, which takes longest to read. */
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

/** A story as its page reads it. */
export function makePageStory(source: SourceStory, facts: Facts, media: Media): PageStory {
  const { pictures } = media;
  const where = source.slug;
  const header = makeStoryHeader(source, facts, media);
  const blocks = compileBody(source.body, facts, where);
  const words = countWords([...header.title, ...blocks]);
  /** "Ada Moe, my mentor" is Ada Moe. */
  const portraitOf = (by?: string) => {
    const plan = pictures.planOf(speakerKey(by));
    return plan && { picture: plan.picture };
  };
  return {
    ...header,
    body: blocks.map((block, index): PageBlock => {
      if (block.type === 'quote') return { ...block, ...portraitOf(block.by) };
      if (block.type !== 'picture') return block;
      return { ...block, picture: pictures.pictureOf(block.media, `${where}, block ${index + 1}`) };
    }),
    words,
    readingMinutes: readingMinutes(words),
  };
}
