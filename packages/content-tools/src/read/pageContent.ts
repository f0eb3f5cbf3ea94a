import {
  countWords,
  type Facts,
  type OwnBlock,
  type Picture,
  readingMinutes,
  type StoryBlock,
} from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import type { Media } from '../media/openMedia.ts';
import type { SourceStory } from './sources.ts';
import { makeStoryHeader, type StoryHeader } from './makeStoryHeader.ts';
import { speakerKey } from './speakerKey.ts';

/** A block of a page; pictures are found, and the portrait of somebody who is quoted, where there is one. */
export type PageBlock =
  | OwnBlock
  | Exclude<StoryBlock, { type: 'picture' | 'quote' }>
  | (Extract<StoryBlock, { type: 'quote' }> & { picture?: Picture })
  | (Extract<StoryBlock, { type: 'picture' }> & { picture: Picture });

/** A story as its page reads it: facts filled in, body compiled, pictures and films found. */
export type PageStory = StoryHeader & {
  body: PageBlock[];
  /** How many of them a visitor reads. */
  words: number;
  readingMinutes: number;
};

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
